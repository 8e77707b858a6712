import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SkipLink } from "./index.ts";

const meta = {
  title: "Navigation/SkipLink",
  component: SkipLink,
  args: { children: "Skip to content" },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main id="main" tabIndex={-1} className="sv:pt-16">
          The content of the page
        </main>
      </>
    ),
  ],
  parameters: {
    omits: {
      Loading: "It is there from the first byte.",
      Empty: "Every page has a main part.",
      Error: "Every page has a main part.",
    },
  },
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden until it has the focus. */
export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Skip to content" });
    await expect(link.offsetWidth).toBeLessThan(2);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const LongContent: Story = {
  args: { children: "Skip the menu and the search, straight to the pieces on this page" },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
