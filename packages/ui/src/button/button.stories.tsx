import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { HandbagSimple } from "../icons/handbag-simple.tsx";
import { Button } from "./index.ts";

const meta = {
  title: "Forms/Button",
  component: Button,
  args: { children: "Add to cart", onClick: fn() },
  parameters: {
    omits: {
      Empty: "A button without a name is not allowed.",
      Error: "A message beside the button says what failed; see Forms/FieldError.",
    },
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Variants: Story = {
  render: () => (
    <div className="sv:flex sv:flex-wrap sv:items-center sv:gap-4">
      <Button>Add to cart</Button>
      <Button variant="quiet">Buy it now</Button>
      <Button variant="danger">Remove 3 pieces</Button>
      <Button variant="plain">View All</Button>
      <span className="sv:bg-deep sv:p-4">
        <Button variant="paper">Shop Now</Button>
      </span>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="sv:flex sv:flex-wrap sv:items-center sv:gap-4">
      <Button size="sm">Quick add</Button>
      <Button size="md">
        <HandbagSimple className="sv:size-icon" />
        Add to cart
      </Button>
      <Button size="lg">Pay ₹14,340.00</Button>
    </div>
  ),
};

export const Loading: Story = {
  args: { state: "busy", children: "Adding…" },
  play: async ({ canvas, userEvent, args }) => {
    const busy = canvas.getByRole("button", { name: "Adding…" });
    await userEvent.click(busy);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(busy).toHaveFocus();
  },
};

export const Done: Story = { args: { state: "done", children: "Added" } };

export const Disabled: Story = { args: { disabled: true, children: "Checkout" } };

export const AsLink: Story = {
  render: () => (
    <Button variant="quiet" render={<a href="#shop" />}>
      Continue Shopping
    </Button>
  ),
};

export const LongContent: Story = {
  args: { children: "Notify me when this piece is available in my size again", width: "full" },
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    const words = document.createRange();
    words.selectNodeContents(button);
    const air = words.getBoundingClientRect().top - button.getBoundingClientRect().top;
    await expect(air).toBeGreaterThanOrEqual(6);
  },
};
