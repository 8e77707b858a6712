import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Progress } from "./index.ts";

const meta = {
  title: "Feedback/Progress",
  component: Progress,
  args: { label: "Free shipping", value: 0.6, text: "Add ₹80.00 more for free shipping" },
  decorators: [
    (Story, { args }) => (
      <div className="sv:max-w-form">
        <p>{args.text}</p>
        {Story()}
      </div>
    ),
  ],
  parameters: {
    omits: {
      Loading: "The cart around it owns the skeleton.",
      Error: "The cart around it says what failed.",
    },
  },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Free shipping" });
    await expect(bar).toHaveAttribute("aria-valuenow", "60");
    await expect(bar).toHaveAttribute("aria-valuetext", "Add ₹80.00 more for free shipping");
  },
};

export const Done: Story = { args: { value: 1, text: "Your order ships free" } };

export const Empty: Story = { args: { value: 0, text: "Add ₹200.00 more for free shipping" } };

/** A value above 1 is shown as complete. */
export const LongContent: Story = {
  args: { value: 7.2, text: "Your order ships free, as does everything else that we make" },
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  },
};
