import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextLink } from "./index.ts";

const meta = {
  title: "Navigation/TextLink",
  component: TextLink,
  args: { href: "#shop", children: "View All" },
  parameters: {
    omits: {
      Loading: "A link is there or it is not.",
      Empty: "A link without a name is not allowed.",
      Error: "The page it leads to says what failed.",
    },
  },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { variant: "standalone" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "View All" })).toHaveAttribute("href", "#shop");
  },
};

export const InSentence: Story = {
  render: () => (
    <p>
      Use <TextLink href="#track">Track Order</TextLink> with your Order ID and email.
    </p>
  ),
};

export const Quiet: Story = { args: { variant: "quiet", children: "Forgot password?" } };

export const FromRouter: Story = {
  args: {
    variant: "standalone",
    render: ({ children, ...props }) => (
      <a {...props} data-router="yes">
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "View All" })).toHaveAttribute("data-router", "yes");
  },
};

export const LongContent: Story = {
  render: () => (
    <p className="sv:w-40">
      Read <TextLink href="#journal">what happens between your order and your door, day by day</TextLink> first.
    </p>
  ),
};
