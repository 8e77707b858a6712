import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextLink } from "../text-link/index.ts";
import { Wordmark } from "../wordmark/index.ts";
import { ReducedHeader } from "./index.ts";

const help = (
  <TextLink variant="quiet" href="tel:+919800000000" aria-label="Help, call +91 98000 00000">
    Help
  </TextLink>
);

const meta = {
  title: "Layout/ReducedHeader",
  component: ReducedHeader,
  args: { label: "Secure checkout", wordmark: <Wordmark name="Nimar" href="#home" />, action: help },
  parameters: {
    layout: "fullscreen",
    omits: {
      Loading: "It is there before anything else.",
      Empty: "Label and wordmark are required; see WithoutAction.",
      Error: "Nothing in it is loaded.",
    },
  },
} satisfies Meta<typeof ReducedHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner")).toHaveTextContent("Secure checkout");
    await expect(canvas.getByRole("link", { name: "Help, call +91 98000 00000" })).toBeVisible();
  },
};

export const WithoutAction: Story = {
  args: { action: undefined },
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole("link").getBoundingClientRect();
    await expect(Math.abs(left + width / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(2);
  },
};

export const LongContent: Story = {
  args: {
    label: "Secure checkout, with a payment by card or over the counter",
    wordmark: <Wordmark name="Maheshwari" href="#home" />,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
