import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../badge/index.ts";
import { Price } from "./index.ts";

const meta = {
  title: "Commerce/Price",
  component: Price,
  args: { amount: "₹7,450.00" },
  parameters: {
    omits: {
      Loading: "The piece around it owns the skeleton.",
      Error: "The piece around it says what failed.",
    },
  },
} satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("₹7,450.00").childNodes).toHaveLength(1);
  },
};

export const OnOffer: Story = {
  args: { amount: "₹6,890.00", was: "₹8,612.50" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("₹8,612.50").closest("s")).toHaveTextContent("was ₹8,612.50");
  },
};

export const OnProductPage: Story = {
  args: { amount: "₹6,890.00", was: "₹8,612.50", size: "lg" },
  render: (args) => (
    <Price {...args}>
      <Badge variant="sale" className="sv:self-center">
        20% OFF
      </Badge>
    </Price>
  ),
};

export const Empty: Story = {
  args: { amount: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent("₹");
  },
};

export const LongContent: Story = {
  args: { amount: "₹12,34,56,789.00", was: "₹15,43,20,986.25", size: "lg" },
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
};
