import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MeasureDrawing } from "./index.ts";

const meta = {
  title: "Commerce/MeasureDrawing",
  component: MeasureDrawing,
  args: { className: "sv:h-60" },
  parameters: {
    omits: {
      Loading: "A drawing, nothing is fetched.",
      Empty: "A drawing always has its lines.",
      Error: "A drawing, nothing is fetched.",
    },
  },
} satisfies Meta<typeof MeasureDrawing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("[data-component=measure-drawing]")).not.toHaveAttribute("data-marked");
  },
};

export const Waist: Story = {
  args: { marked: "waist" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[stroke-dasharray]")).not.toBeNull();
  },
};

export const LongContent: Story = {
  args: { marked: "hip", labels: { bust: "Brust", waist: "Taille", hip: "Hüftweite" } },
};
