import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "./index.ts";

const meta = {
  title: "Feedback/Spinner",
  component: Spinner,
  parameters: {
    omits: {
      Controls: "It takes size and colour from the words beside it.",
      Default: "Loading is its default state.",
      Empty: "Nothing is waited for.",
      Error: "The piece around it says what failed.",
      LongContent: "It holds no content.",
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It has the colour of the text beside it, which says what is loading. */
export const Loading: Story = {
  render: () => (
    <p className="sv:flex sv:items-center sv:gap-2.5 sv:text-accent">
      <Spinner /> Confirming your payment…
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Confirming your payment…")).toBeVisible();
    const ring = canvasElement.querySelector("[data-component=spinner]");
    await expect(ring?.getBoundingClientRect().width).toBe(16);
    await expect(ring && getComputedStyle(ring).borderTopStyle).toBe("dashed");
    await expect(ring && parseFloat(getComputedStyle(ring).borderTopWidth)).toBeGreaterThan(0);
  },
};
