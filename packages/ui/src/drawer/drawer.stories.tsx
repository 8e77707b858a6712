import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { Field } from "../field/index.ts";
import { TextArea } from "../text-area/index.ts";
import { Drawer, DrawerBody, DrawerContent, DrawerFooter, DrawerTrigger } from "./index.ts";

const meta = {
  title: "Overlays/Drawer",
  component: DrawerContent,
  args: {
    title: "Cart (2)",
    initialFocus: "title",
    children: (
      <>
        <DrawerBody>
          <p className="sv:text-muted">Neel wrap dress, M, and Haldi tiered slip, Custom.</p>
        </DrawerBody>
        <DrawerFooter className="sv:grid sv:gap-4">
          <p className="sv:flex sv:justify-between sv:text-price sv:tabular">
            <span>Subtotal</span> <span>₹16,400.00</span>
          </p>
          <div className="sv:grid sv:grid-cols-2 sv:gap-3">
            <Button variant="quiet">View cart</Button>
            <Button>Checkout</Button>
          </div>
        </DrawerFooter>
      </>
    ),
  },
  render: (args) => (
    <Drawer>
      <DrawerTrigger render={<Button variant="quiet" />}>Cart</DrawerTrigger>
      <DrawerContent {...args} />
    </Drawer>
  ),
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "What the drawer holds owns its loading state.",
      Empty: "What the drawer holds owns its empty state; see Commerce/CartDrawer.",
      Error: "What the drawer holds shows its error in place.",
      Disabled: "A drawer that must not open has a disabled or absent opener.",
      Invalid: "Its fields own this state.",
    },
  },
  decorators: [(Story) => <main className="sv:min-h-svh sv:p-8">{Story()}</main>],
} satisfies Meta<typeof DrawerContent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Cart" });
    await userEvent.click(opener);
    const drawer = await screen.findByRole("dialog", { name: "Cart (2)" });
    await waitFor(() => expect(screen.getByRole("heading", { name: "Cart (2)" })).toHaveFocus());
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBeCloseTo(document.body.clientWidth, 0));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = {
  parameters: { accessibilityTree: "kept" },
  render: (args) => (
    <Drawer defaultOpen>
      <DrawerContent {...args} />
    </Drawer>
  ),
  play: async () => {
    const drawer = await screen.findByRole("dialog", { name: "Cart (2)" });
    await waitFor(() => expect(drawer).toBeVisible());
  },
};

/** The navigation slides in from the start edge, and the focus starts at Close. */
export const FromTheStart: Story = {
  args: {
    title: "Menu",
    side: "start",
    initialFocus: "close",
    children: (
      <DrawerBody className="sv:grid sv:content-start sv:gap-4 sv:font-display sv:text-h3">
        <a href="#shop">Shop</a>
        <a href="#account">Account</a>
      </DrawerBody>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cart" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
  },
};

function GiftNote() {
  const [note, setNote] = useState("");
  return (
    <Drawer onOpenChange={(_open, { reason, cancel }) => reason === "outside" && note !== "" && cancel()}>
      <DrawerTrigger render={<Button variant="quiet" />}>Add a gift note</DrawerTrigger>
      <DrawerContent title="A note in the box">
        <DrawerBody>
          <Field label="Note">
            <TextArea value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}

/** While something is written, a press on the scrim is cancelled. */
export const Unsaved: Story = {
  render: () => <GiftNote />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add a gift note" }));
    const drawer = await screen.findByRole("dialog", { name: "A note in the box" });
    const note = screen.getByRole("textbox", { name: "Note" });
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.keyboard("For Asha");
    // The body takes no pointer events while a drawer is open.
    await userEvent.pointer({ keys: "[MouseLeft]", target: document.documentElement });
    // The effect of an outside press has ended once the next key was handled.
    await userEvent.tab();
    await expect(drawer).toHaveAttribute("data-state", "open");
    await expect(note).toHaveValue("For Asha");
  },
};

export const LongContent: Story = {
  args: {
    title: "Cart (24), with everything you tried on last night",
    children: (
      <>
        <DrawerBody className="sv:grid sv:gap-6">
          {Array.from({ length: 24 }, (_, index) => (
            <p key={index} className="sv:border-b sv:border-hairline sv:pb-6">
              Pinstripe camp shirt and trouser, handloom cotton, XL
            </p>
          ))}
        </DrawerBody>
        <DrawerFooter>
          <Button width="full">Checkout</Button>
        </DrawerFooter>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cart" }));
    const checkout = await screen.findByRole("button", { name: "Checkout" });
    await waitFor(() => expect(checkout).toBeVisible());
    await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toBeVisible());
  },
};
