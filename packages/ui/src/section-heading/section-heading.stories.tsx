import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextLink } from "../text-link/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import { SectionHeading } from "./index.ts";

const meta = {
  title: "Content/SectionHeading",
  component: SectionHeading,
  args: { children: "New Arrivals" },
  parameters: {
    omits: {
      Loading: "The heading is there before its section's content.",
      Empty: "A section without a name has no heading.",
      Error: "The section below it shows what failed.",
    },
  },
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "New Arrivals" })).toBeVisible();
  },
};

export const WithTools: Story = {
  args: {
    tools: (
      <TextLink variant="standalone" href="#shop">
        View All<VisuallyHidden> New Arrivals</VisuallyHidden>
      </TextLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "View All New Arrivals" })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    ...WithTools.args,
    children: "Everything that came off the looms of Maheshwar and Chanderi since the monsoon",
  },
};
