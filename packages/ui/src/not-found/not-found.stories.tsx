import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextLink } from "../text-link/index.ts";
import { NotFound } from "./index.ts";

const meta = {
  title: "Feedback/NotFound",
  component: NotFound,
  argTypes: {
    title: { control: "text" },
    description: { control: "text" },
    level: { control: "inline-radio", options: [1, 2] },
  },
  args: {
    links: (
      <>
        <TextLink variant="standalone" href="#shop">
          Shop
        </TextLink>
        <TextLink variant="standalone" href="#new">
          New Arrivals
        </TextLink>
      </>
    ),
  },
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "It is shown once the address is known to lead nowhere.",
      Empty: "It is the empty state of an address.",
      Error: "It is the error itself.",
    },
  },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof NotFound>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Shop" })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    title: "This piece is no longer made",
    description:
      "We stopped printing this block in the spring, and the cloth that was left has become pouches. The pieces below are cut from the same weave.",
  },
};
