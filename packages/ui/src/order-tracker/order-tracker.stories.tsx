import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OrderTracker } from "./index.ts";

const steps = [
  { label: "Order Placed", date: "12 Nov 2026" },
  { label: "Order Processed", date: "16 Nov 2026" },
  { label: "Shipped", date: "21 Nov 2026" },
  { label: "Delivered", date: "Estimated 24 Nov 2026" },
];

const meta = {
  title: "Commerce/OrderTracker",
  component: OrderTracker,
  args: { steps, current: 2 },
  parameters: {
    omits: {
      Loading: "The page shows the skeleton of the whole order.",
      Empty: "An order always has its first step.",
      Error: "The page says that the order could not be had.",
    },
  },
} satisfies Meta<typeof OrderTracker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items).toHaveLength(4);
    await expect(items[0]).toHaveTextContent("Order Placed, done");
    await expect(items[2]).toHaveAttribute("aria-current", "step");
    await expect(items[3]).toHaveTextContent("Delivered, to comeEstimated 24 Nov 2026");
  },
};

export const JustPlaced: Story = {
  args: { current: 0, steps: steps.map((step, index) => (index === 0 ? step : { ...step, date: null })) },
};

export const Delivered: Story = {
  args: { current: 4 },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole("listitem")) await expect(item).toHaveTextContent(", done");
  },
};

/** In a narrow place, such as a dialog, the steps stand below each other on any screen. */
export const InDialogWidth: Story = {
  decorators: [(Story) => <div className="sv:max-w-dialog-sm">{Story()}</div>],
};

export const LongContent: Story = {
  args: {
    steps: steps.map(({ label, date }) => ({
      label: `${label} at the workshop of the tailors in Indore`,
      date: date && `${date}, some time between breakfast and supper`,
    })),
  },
};
