import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OrderTracker, OrderTrackerStep } from "./index.ts";

const steps = [
  { name: "Order Placed", date: "12 Nov 2026" },
  { name: "Order Processed", date: "16 Nov 2026" },
  { name: "Shipped", date: "21 Nov 2026" },
  { name: "Delivered", date: "Estimated 24 Nov 2026" },
];

/** The steps of an order at one of them. */
const standingAt = (current: number) =>
  steps.map(({ name, date }, index) => (
    <OrderTrackerStep
      key={name}
      state={index < current ? "done" : index === current ? "current" : "coming"}
      description={date}
    >
      {name}
    </OrderTrackerStep>
  ));

const meta = {
  title: "Commerce/OrderTracker",
  component: OrderTracker,
  args: { children: standingAt(2) },
  parameters: {
    omits: {
      Controls: "Its steps are its children.",
      Loading: "The page shows the skeleton of the whole order.",
      Empty: "An order always has its first step.",
      Error: "The page says that the order could not be had.",
    },
  },
} satisfies Meta<typeof OrderTracker>;
export default meta;

type Story = StoryObj<typeof meta>;

// spec: Tracker
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items.map((item) => item.textContent)).toEqual([
      "Order Placed, done12 Nov 2026",
      "Order Processed, done16 Nov 2026",
      "Shipped, current21 Nov 2026",
      "Delivered, to comeEstimated 24 Nov 2026",
    ]);
    await expect(items.map((item) => item.ariaCurrent)).toEqual([null, null, "step", null]);
  },
};

export const JustPlaced: Story = {
  args: {
    children: (
      <>
        <OrderTrackerStep state="current" description="12 Nov 2026">
          Order Placed
        </OrderTrackerStep>
        <OrderTrackerStep state="coming">Order Processed</OrderTrackerStep>
        <OrderTrackerStep state="coming">Delivered</OrderTrackerStep>
      </>
    ),
  },
};

export const Delivered: Story = {
  args: { children: standingAt(4) },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole("listitem")) await expect(item).toHaveTextContent(", done");
  },
};

/** Before an order is looked up: the steps of any order, none of them reached. */
export const Preview: Story = {
  args: {
    children: steps.map(({ name }) => (
      <OrderTrackerStep key={name} state="preview" description="Cut and sewn for you">
        {name}
      </OrderTrackerStep>
    )),
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items.map((item) => item.textContent)).toEqual(steps.map(({ name }) => `${name}Cut and sewn for you`));
    await expect(items.map((item) => item.ariaCurrent)).toEqual([null, null, null, null]);
  },
};

/** In a narrow container, such as a dialog, the steps are stacked on any screen. */
export const InDialogWidth: Story = {
  decorators: [(Story) => <div className="sv:max-w-dialog-sm">{Story()}</div>],
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole("listitem").map((item) => item.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

/** Right-to-left, a date in another script is still aligned with its step. */
export const Turned: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText("12 Nov 2026")).textAlign).toContain("right");
  },
};

export const LongContent: Story = {
  args: {
    children: steps.map(({ name, date }) => (
      <OrderTrackerStep key={name} state="done" description={`${date}, some time between breakfast and supper`}>
        {`${name} at the workshop of the tailors in Indore`}
      </OrderTrackerStep>
    )),
  },
};
