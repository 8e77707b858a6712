import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { Field } from "../field/index.ts";
import { TextArea } from "../text-area/index.ts";
import { TextInput } from "../text-input/index.ts";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogCloseIcon,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHead,
  DialogPanel,
  DialogPortal,
  DialogScrim,
  DialogTitle,
  DialogTrigger,
} from "./index.ts";

const meta = {
  title: "Overlays/Dialog",
  component: DialogContent,
  args: {
    title: "Remove all 3 pieces?",
    children: (
      <>
        <DialogBody>
          <p className="sv:text-muted">Your coupon goes with them. The pieces stay in the shop.</p>
        </DialogBody>
        <DialogFooter className="sv:flex sv:flex-wrap sv:justify-end sv:gap-3">
          <DialogClose render={<Button variant="plain" className="sv:mr-3" />}>Keep them</DialogClose>
          <Button variant="danger">Clear cart</Button>
        </DialogFooter>
      </>
    ),
  },
  render: (args) => (
    <Dialog>
      <DialogTrigger render={<Button variant="quiet" />}>Clear cart</DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "What the dialog holds owns its loading state.",
      Empty: "A dialog without content is not opened.",
      Error: "What the dialog holds shows its error in place.",
      Disabled: "A dialog that must not open has a disabled or absent opener.",
      Invalid: "Its fields own this state.",
    },
  },
  decorators: [(Story) => <main className="sv:min-h-[200svh] sv:p-8">{Story()}</main>],
} satisfies Meta<typeof DialogContent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Clear cart" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Remove all 3 pieces?" });
    await waitFor(() => expect(screen.getByRole("heading", { level: 2, name: "Remove all 3 pieces?" })).toHaveFocus());

    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(dialog).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  parameters: { accessibilityTree: "kept" },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Remove all 3 pieces?" });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The focus starts in the first field. */
export const WithField: Story = {
  args: {
    title: "Tell me when it is back",
    children: (
      <form className="sv:contents">
        <DialogBody>
          <label htmlFor="notify-email" className="sv:mb-1.5 sv:block sv:text-label">
            Email
          </label>
          <input
            id="notify-email"
            type="email"
            autoComplete="email"
            className="sv:min-h-control sv:w-full sv:rounded-control sv:border sv:border-control sv:bg-raised sv:px-3.5"
          />
        </DialogBody>
        <DialogFooter>
          <Button type="submit" width="full">
            Notify me
          </Button>
        </DialogFooter>
      </form>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear cart" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Email" })).toHaveFocus());
  },
};

/** Target of a press on the scrim: the body takes no pointer events while a dialog is open. */
const pressOutside = () => ({ keys: "[MouseLeft]", target: document.documentElement });
const onOpenChange = fn();

/** A press on the scrim closes the dialog, and the focus returns. */
export const ClosedByScrim: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Clear cart" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Remove all 3 pieces?" });
    await userEvent.pointer(pressOutside());
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

/** Neither Escape nor the scrim closes it, as the quick view requires. */
export const Static: Story = {
  args: { title: "Neel wrap dress", size: "lg", dismissal: "static", labels: { close: "Close quick view" } },
  render: (args) => (
    <Dialog defaultOpen onOpenChange={onOpenChange}>
      <DialogContent {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    onOpenChange.mockClear();
    const dialog = await screen.findByRole("dialog", { name: "Neel wrap dress" });
    await userEvent.keyboard("{Escape}");
    await userEvent.pointer(pressOutside());
    // The effect of an outside press has ended once the next key was handled.
    await userEvent.tab();
    await expect(onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute("data-state", "open");
    await userEvent.click(screen.getByRole("button", { name: "Close quick view" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(onOpenChange.mock.calls).toEqual([[false, expect.objectContaining({ reason: "close" })]]);
  },
};

function Measurements() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Size chart
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="Size chart" size="md">
          <DialogBody>
            <p className="sv:mb-6 sv:text-muted">Measurements are of your body, in inches.</p>
            <Dialog>
              <DialogTrigger render={<Button variant="quiet" />}>How to measure</DialogTrigger>
              <DialogContent title="How to measure">
                <DialogBody>
                  <p className="sv:text-muted">Bust: around the fullest part, tape level across the back.</p>
                </DialogBody>
              </DialogContent>
            </Dialog>
          </DialogBody>
        </DialogContent>
      </Dialog>
    </>
  );
}

/** Opened from state over another dialog: Escape closes the upper one, and the focus returns one opener at a time. */
export const OverAnother: Story = {
  render: () => <Measurements />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Size chart" });
    await userEvent.click(opener);
    const second = await screen.findByRole("button", { name: "How to measure" });
    await userEvent.click(second);
    const upper = await screen.findByRole("dialog", { name: "How to measure" });
    await waitFor(() => expect(upper).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(second).toHaveFocus());
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Size chart" })).toBeVisible());
    await userEvent.pointer(pressOutside());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function GiftNote() {
  const note = useRef<HTMLTextAreaElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={summary} tabIndex={-1} className="sv:mb-4 sv:font-display sv:text-h3">
        Your order
      </h1>
      <Dialog>
        <DialogTrigger render={<Button variant="quiet" />}>Add a gift note</DialogTrigger>
        <DialogPortal keepMounted>
          <DialogScrim />
          <DialogPanel size="md" initialFocus={note} finalFocus={summary}>
            <DialogHead>
              <DialogTitle>A note in the box</DialogTitle>
              <DialogCloseIcon labels={{ close: "Close the note" }} />
            </DialogHead>
            <DialogDescription>Written by hand, at no cost.</DialogDescription>
            <DialogBody className="sv:grid sv:content-start sv:gap-4">
              <Field label="For">
                <TextInput />
              </Field>
              <Field label="Note">
                <TextArea ref={note} />
              </Field>
            </DialogBody>
          </DialogPanel>
        </DialogPortal>
      </Dialog>
    </>
  );
}

/**
 * A dialog of single parts: with a description, a first and a last focus of its own, an exit as long as its animation,
 * and content that is kept while it is closed.
 */
export const Parts: Story = {
  render: () => <GiftNote />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Add a gift note" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "A note in the box" });
    await expect(dialog).toHaveAccessibleDescription("Written by hand, at no cost.");
    const note = screen.getByRole("textbox", { name: "Note" });
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.type(note, "For Asha");
    const exit = dialog.animate([{ translate: "0 0" }, { translate: "0 50%" }], { duration: 60_000 });
    await userEvent.click(screen.getByRole("button", { name: "Close the note" }));
    await waitFor(() => expect(dialog.parentElement!.getAnimations()[0]?.playState).toBe("finished"));
    await expect(dialog.parentElement!.style.display).toBe("");
    exit.finish();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Your order" })).toHaveFocus());
    await expect(dialog).not.toBeVisible();
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Note" })).toHaveFocus());
    await expect(note).toHaveValue("For Asha");
  },
};

/** The panel scrolls under its head; the page behind neither scrolls nor changes its width, without an injected `<style>`. */
export const LongContent: Story = {
  args: {
    title: "Terms & Conditions of a shop that makes each piece after it is ordered",
    size: "md",
    initialFocus: "title",
    children: (
      <DialogBody className="sv:grid sv:gap-4 sv:text-muted">
        {Array.from({ length: 16 }, (_, index) => (
          <p key={index}>
            In Indian rupees. The price at the time of order counts. Small differences in weave, print and shade are
            part of the cloth and not a fault. Orders are dispatched in 12-15 business days.
          </p>
        ))}
      </DialogBody>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const width = document.body.clientWidth;
    const styles = document.querySelectorAll("style").length;
    await userEvent.click(canvas.getByRole("button", { name: "Clear cart" }));
    const dialog = await screen.findByRole("dialog");
    dialog.scrollTo(0, 400);
    await expect(dialog.scrollTop).toBe(400);
    window.scrollTo(0, 400);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    await expect(document.body.clientWidth).toBe(width);
    await expect(document.querySelectorAll("style")).toHaveLength(styles);
  },
};
