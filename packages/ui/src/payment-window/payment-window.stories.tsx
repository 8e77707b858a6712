import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Dialog, DialogContent } from "../dialog/index.ts";
import { PaymentWindow } from "./index.ts";

const meta = {
  title: "Commerce/PaymentWindow",
  component: PaymentWindow,
  args: { amount: "₹14,340.00", reference: "ORD7K2M9QX4BD", onSucceed: fn(), onFail: fn(), onClose: fn() },
  render: (args) => (
    <Dialog open>
      <DialogContent title="Test payment" dismissal="static">
        <PaymentWindow {...args} />
      </DialogContent>
    </Dialog>
  ),
  parameters: {
    layout: "fullscreen",
    omits: {
      Empty: "Nothing to pay opens no window.",
      Disabled: "A window that may not be used is not opened.",
      Invalid: "Nothing is typed.",
      Selected: "Each press decides.",
      Open: "It is always open; Overlays/Dialog shows the opening.",
    },
  },
  decorators: [(Story) => <main className="sv:min-h-svh">{Story()}</main>],
} satisfies Meta<typeof PaymentWindow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole("dialog", { name: "Test payment" });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Succeed" }));
    await userEvent.click(screen.getByRole("button", { name: "Fail" }));
    await expect(args.onSucceed).toHaveBeenCalledOnce();
    await expect(args.onFail).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { pending: "succeed" },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Fail" }));
    await expect(args.onFail).not.toHaveBeenCalled();
  },
};

export const Error: Story = { args: { error: "The bank does not answer. Please try again." } };

export const LongContent: Story = {
  args: {
    amount: "₹4,99,999.00",
    reference: "ORD7K2M9QX4BD, three dresses and a long open-front coat made to measure",
  },
};
