import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { PaperNotes } from "../fixtures/headless/paper-notes.tsx";
import { shown } from "../fixtures/headless/shown.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { Button } from "../button/index.ts";
import { Dialog, DialogBody, DialogContent } from "../dialog/index.ts";
import { createToasts, Toast, Toaster, type ToasterProps, type Toasts } from "./index.ts";

const forever = { durationMs: 3_600_000 };

/** A page whose button raises a toast. */
function Page({ raise, ...props }: Partial<ToasterProps> & { raise: (toasts: Toasts) => void }) {
  const [toasts] = useState(createToasts);
  return (
    <main className="sv:min-h-[30rem] sv:p-8">
      <Button variant="quiet" onClick={() => raise(toasts)}>
        Add to cart
      </Button>
      <Toaster toasts={toasts} {...props} />
    </main>
  );
}

const meta = {
  title: "Overlays/Toast",
  component: Toast,
  args: { children: "Product added to cart successfully", onClose: fn() },
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "A toast tells what has happened; the control that was pressed shows that it is busy.",
      Disabled: "A toast is there or it is not.",
      Invalid: "Fields show their errors themselves.",
    },
  },
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

const inColumn: Decorator = (Story) => <main className="sv:max-w-form sv:p-8">{Story()}</main>;

export const Default: Story = { decorators: [inColumn] };

/** Press the button: the toast leaves after three seconds. */
export const Raised: Story = {
  render: () => <Page raise={(toasts) => toasts.success("Product added to cart successfully")} />,
};

export const Interaction: Story = {
  ...Raised,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart" }));
    const toast = await screen.findByText("Product added to cart successfully");
    await tabTo(userEvent, screen.getByRole("button", { name: "Close" }));
    await userEvent.keyboard("{Enter}");
    await expect(toast).not.toBeInTheDocument();
  },
};

/** The page's heading and the pressed button are where the toast would be. */
export const KeepsClear: Story = {
  render: function Render() {
    const [toasts] = useState(createToasts);
    return (
      <main className="sv:grid sv:min-h-svh sv:content-end sv:justify-items-end sv:gap-2 sv:p-4 sv:pb-16">
        <h1 className="sv:font-display sv:text-h2">Madder and indigo</h1>
        <Button variant="quiet" onClick={() => toasts.success("Product added to cart successfully", forever)}>
          Add to cart
        </Button>
        <Toaster toasts={toasts} />
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Add to cart" });
    await userEvent.click(button);
    const text = await screen.findByText("Product added to cart successfully");
    const toast = text.closest("[data-component=toast]")!;
    for (const other of [button, canvas.getByRole("heading", { level: 1 })]) {
      await waitFor(() => {
        const [place, { top, bottom, left, right }] = [toast.getBoundingClientRect(), other.getBoundingClientRect()];
        const overlap = [
          Math.min(bottom, place.bottom) - Math.max(top, place.top),
          Math.min(right, place.right) - Math.max(left, place.left),
        ];
        return expect(Math.min(...overlap)).toBeLessThanOrEqual(0);
      });
    }
  },
};

/** The pointer is there before the toast, so its timer does not start, however slow the machine is. */
// spec: Toasts: 3000 ms
export const LeavesByItself: Story = {
  render: () => (
    <Page
      raise={(toasts) =>
        toasts.getSnapshot().length === 0
          ? toasts.info("You are logged out", forever)
          : toasts.success("Product removed from wishlist", { durationMs: 200 })
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Add to cart" });
    await userEvent.click(opener);
    await userEvent.hover(await screen.findByText("You are logged out"));
    await userEvent.keyboard("{Enter}");
    const toast = await screen.findByText("Product removed from wishlist");
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(toast).toBeInTheDocument();
    await userEvent.hover(opener);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

/** Newest on top, three at most; an error interrupts. */
export const Open: Story = {
  render: () => (
    <Page
      position="top-right"
      raise={(toasts) => {
        toasts.info("Dropped by the fourth", forever);
        toasts.info("You are logged out", forever);
        toasts.warning("Payment cancelled by user", forever);
        toasts.error("Failed to add product to cart", forever);
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart" }));
    const region = await screen.findByRole("region", { name: "Notifications" });
    await expect(
      within(region)
        .getAllByText(/./, { selector: "p" })
        .map((text) => text.textContent),
    ).toEqual(["Failed to add product to cart", "Payment cancelled by user", "You are logged out"]);
    await expect(region.querySelector("[aria-live=assertive]")).toHaveTextContent("Failed to add product to cart");
    const colours = [...region.querySelectorAll("[data-type] > svg")].map((icon) => getComputedStyle(icon).color);
    await expect(new Set(colours).size).toBe(3);
  },
};

export const WithAction: Story = {
  render: () => (
    <Page
      position="bottom"
      raise={(toasts) =>
        toasts.success("Product removed from wishlist", {
          ...forever,
          action: { label: "Undo", onPress: () => toasts.success("Product added to wishlist", forever) },
        })
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(screen.getByText("Product added to wishlist")).toBeInTheDocument();
    await expect(screen.queryByText("Product removed from wishlist")).not.toBeInTheDocument();
  },
};

/** A toast raised from a dialog is above it and announced, and pressing it does not close the dialog. */
// spec: Shell: toasts
export const AboveDialog: Story = {
  // It is open from the start and would cover the docs page.
  tags: ["!autodocs"],
  render: () => <AddFromDialog />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Add to cart" }));
    const toast = await screen.findByText("Product added to cart successfully");
    const { left, top } = toast.getBoundingClientRect();
    await expect(toast.contains(document.elementFromPoint(left + 8, top + 8))).toBe(true);
    const region = screen.getByRole("region", { name: "Notifications" });
    await userEvent.click(within(region).getByRole("button", { name: "Close" }));
    await expect(toast).not.toBeInTheDocument();
    await expect(screen.getByRole("dialog", { name: "Neel wrap dress" })).toBeInTheDocument();
  },
};

function AddFromDialog() {
  const [toasts] = useState(createToasts);
  return (
    <main className="sv:min-h-[30rem] sv:p-8">
      <Toaster toasts={toasts} position="top-right" />
      <Dialog defaultOpen>
        <DialogContent title="Neel wrap dress" size="lg">
          <DialogBody>
            <Button onClick={() => toasts.success("Product added to cart successfully", forever)}>Add to cart</Button>
          </DialogBody>
        </DialogContent>
      </Dialog>
    </main>
  );
}

export const Empty: Story = {
  render: () => <Page raise={() => {}} />,
  play: async () => {
    const region = screen.getByRole("region", { name: "Notifications" });
    await expect(region).toHaveTextContent("");
    await expect(region.querySelectorAll("[aria-live]")).toHaveLength(2);
  },
};

export const Error: Story = {
  args: { type: "error", children: "Failed to add item to wishlist" },
  decorators: [inColumn],
};

export const LongContent: Story = {
  args: {
    type: "warning",
    children:
      "The piece is in your cart, but one of the measurements you gave looks unusual. Please check it before you pay, so that it fits.",
    action: { label: "Check it", onPress: fn() },
  },
  decorators: [(Story) => <main className="sv:max-w-form sv:p-4">{Story()}</main>],
};

/** `useToaster` as sticky notes: errors interrupt, and a note that is removed returns the focus. */
export const Headless: Story = {
  parameters: shown("paper-notes"),
  render: () => <PaperNotes durationMs={null} />,
  play: async ({ canvas, userEvent }) => {
    const finish = canvas.getByRole("button", { name: "Finish" });
    await userEvent.click(finish);
    const note = await screen.findByText("The hem is done");
    await expect(note.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    await userEvent.click(canvas.getByRole("button", { name: "Break" }));
    await expect((await screen.findByText("The needle broke")).closest("[aria-live]")).toHaveAttribute(
      "aria-live",
      "assertive",
    );
    finish.focus();
    within(note).getByRole("button", { name: "Tear off" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(note).not.toBeInTheDocument();
    await expect(finish).toHaveFocus();
    await userEvent.click(finish);
  },
};
