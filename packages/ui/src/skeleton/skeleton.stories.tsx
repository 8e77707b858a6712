import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton, SkeletonBlock, SkeletonText } from "./index.ts";

const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  args: { label: "Loading products" },
  parameters: {
    omits: {
      Default: "It is the loading state of other pieces.",
      Empty: "Nothing is waited for.",
      Error: "Feedback/ErrorState takes its place.",
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  render: (args) => (
    <Skeleton {...args} className="sv:grid sv:max-w-form sv:grid-cols-3 sv:gap-4">
      {["a", "b", "c"].map((card) => (
        <div key={card} className="sv:grid sv:gap-2.5">
          <SkeletonBlock variant="product" />
          <SkeletonText />
        </div>
      ))}
    </Skeleton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading products").parentElement).toHaveAttribute("aria-busy", "true");
  },
};

export const Variants: Story = {
  render: (args) => (
    <Skeleton {...args} className="sv:grid sv:max-w-form sv:gap-5">
      <SkeletonBlock variant="disc" className="sv:w-16" />
      <SkeletonBlock variant="control" />
      <SkeletonBlock className="sv:h-24 sv:w-40" />
    </Skeleton>
  ),
};

export const OnSunken: Story = {
  render: (args) => (
    <Skeleton {...args} className="sv:max-w-form sv:bg-sunken sv:p-6">
      <SkeletonText lines={3} ground="sunken" />
    </Skeleton>
  ),
};

export const LongContent: Story = {
  render: (args) => (
    <Skeleton {...args} className="sv:w-40">
      <SkeletonText lines={8} />
    </Skeleton>
  ),
};
