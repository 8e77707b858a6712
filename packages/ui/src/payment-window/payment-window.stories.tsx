import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { Dialog, DialogContent } from "../dialog/index.ts";
import { Notice } from "../notice/index.ts";
import { PaymentWindow } from "./index.ts";

const pay = fn();
const refuse = fn();

const meta = {
  title: "Commerce/PaymentWindow",
  // Each story is open from the start: on one page they would cover each other.
  tags: ["!autodocs"],
  component: PaymentWindow,
  args: {
    amount: "₹14,340.00",
    description: "ORD7K2M9QX4BD",
    children: <Notice>This is a test bank. No money moves.</Notice>,
    actions: (
      <>
        <Button width="full" onClick={pay}>
          Succeed
        </Button>
        <Button width="full" variant="danger" onClick={refuse}>
          Fail
        </Button>
        <Button width="full" variant="quiet">
          Close
        </Button>
      </>
    ),
  },
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
  beforeEach: () => {
    pay.mockClear();
    refuse.mockClear();
  },
  args: { description: undefined },
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog", { name: "Test payment" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole("definition")).toHaveTextContent("₹14,340.00");
    await userEvent.click(screen.getByRole("button", { name: "Fail" }));
    await expect(refuse).toHaveBeenCalledOnce();
    await expect(pay).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: {
    actions: (
      <Button width="full" state="busy" onClick={pay}>
        Succeed
      </Button>
    ),
  },
  beforeEach: () => {
    pay.mockClear();
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Succeed" }));
    await expect(pay).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  args: { error: "The bank does not answer. Please try again." },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("The bank does not answer.");
  },
};

export const LongContent: Story = {
  args: {
    amount: "₹4,99,999.00",
    description: "ORD7K2M9QX4BD, three dresses and a long open-front coat made to measure",
  },
};
