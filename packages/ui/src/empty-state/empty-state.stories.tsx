import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/index.ts";
import { CoatHangerThin } from "../icons/coat-hanger-thin.tsx";
import { EmptyState } from "./index.ts";

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  args: {
    icon: <CoatHangerThin />,
    title: "Your cart is empty",
    action: (
      <Button variant="quiet" render={<a href="#shop" />}>
        Continue Shopping
      </Button>
    ),
  },
  parameters: {
    omits: {
      Default: "Empty is its default state.",
      Loading: "A skeleton stands there while nobody knows.",
      Error: "Feedback/ErrorState takes its place.",
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Your cart is empty" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Continue Shopping" })).toBeVisible();
  },
};

export const WithSentence: Story = {
  args: {
    title: "Your wishlist is empty",
    children: "Add items to your wishlist to keep track of products you love.",
  },
};

export const WordsOnly: Story = {
  render: () => <EmptyState title="No orders found." level={3} />,
};

export const LongContent: Story = {
  args: {
    title: "The pieces of this collection are still on the loom",
    children:
      "The weavers at Maheshwar finish three or four metres on a good day. See everything else in the shop meanwhile.",
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};
