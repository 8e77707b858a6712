import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./index.ts";

const meta = {
  title: "Layout/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "Opens in a new tab" },
  parameters: {
    omits: {
      Loading: "It only holds text.",
      Empty: "Without text there is nothing to hide.",
      Error: "It only holds text.",
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <a href="#chat">
      Chat with us <VisuallyHidden {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Chat with us Opens in a new tab" })).toBeVisible();
    await expect(canvas.getByText("Opens in a new tab").offsetWidth).toBeLessThan(2);
  },
};

export const LongContent: Story = {
  args: {
    children: "A sentence so long that it would push the page sideways if it took any room in it at all".repeat(4),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
