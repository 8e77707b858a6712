import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/index.ts";
import { announce, LiveRegions } from "./index.ts";

const meta = {
  title: "Feedback/LiveRegions",
  component: LiveRegions,
  parameters: {
    omits: {
      Controls: "It is heard, and not seen.",
      Loading: "It speaks of other pieces' loading.",
    },
  },
} satisfies Meta<typeof LiveRegions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <>
      <LiveRegions />
      <Button onClick={() => announce("23 products")}>Show dresses only</Button>
    </>
  ),
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const press = () => userEvent.click(canvas.getByRole("button", { name: "Show dresses only" }));
    await press();
    const first = canvas.getByText("23 products");
    await expect(canvas.getByRole("status")).toHaveTextContent("23 products");
    await press();
    await expect(canvas.getByText("23 products")).not.toBe(first);
  },
};

export const Error: Story = {
  render: () => (
    <>
      <LiveRegions />
      <Button onClick={() => announce("Failed to update item", "assertive")}>Add one more</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add one more" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to update item");
  },
};

export const Empty: Story = {};

export const LongContent: Story = {
  play: async ({ canvas }) => {
    announce("Hand block printed Ajrakh dress in madder, size M, quantity 2, was added to your cart. 3 items in cart.");
    await expect(await canvas.findByText(/3 items in cart/)).toBeInTheDocument();
  },
};
