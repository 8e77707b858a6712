import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HeaderLoader } from "./index.ts";

const meta = {
  title: "Feedback/HeaderLoader",
  component: HeaderLoader,
  decorators: [
    (Story) => (
      <header className="sv:relative sv:border-b sv:border-hairline sv:p-6 sv:text-center sv:font-display sv:text-h3">
        nimar{Story()}
      </header>
    ),
  ],
  parameters: {
    layout: "fullscreen",
    omits: {
      Controls: "It is one drawing, and runs once.",
      Default: "It is nothing but a loading state.",
      Empty: "It is nothing but a loading state.",
      Error: "It ends by itself, whatever happens.",
      LongContent: "It has no content.",
    },
  },
} satisfies Meta<typeof HeaderLoader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tests use reduced motion, under which it must be absent. */
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const loader = canvasElement.querySelector("[data-component=header-loader]");
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(getComputedStyle(loader!).display).toBe(calm ? "none" : "block");
  },
};
