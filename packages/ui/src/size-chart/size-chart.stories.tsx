import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { bodyMeasurements, sizes } from "../fixtures/sizes.ts";
import { HowToMeasure, SizeChart } from "./index.ts";

const meta = {
  title: "Commerce/SizeChart",
  component: SizeChart,
  args: {
    label: "Body measurements",
    measurements: bodyMeasurements,
    rows: sizes,
    onUnitChange: fn(),
    children: <HowToMeasure level={2} />,
  },
  decorators: [(Story) => <div className="sv:max-w-[36rem]">{Story()}</div>],
  parameters: {
    omits: {
      Loading: "The chart comes with the page.",
      Empty: "A product without sizes has no chart.",
      Error: "The chart comes with the page.",
      Disabled: "A chart can always be read.",
      Invalid: "Nothing is typed.",
    },
  },
} satisfies Meta<typeof SizeChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const table = canvas.getByRole("table", { name: "Body measurements (in)" });
    await expect(table).toBeVisible();
    await expect(canvas.getByRole("row", { name: "M 36 30 39" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "cm" }));
    await expect(args.onUnitChange).toHaveBeenCalledWith("cm");
    await expect(canvas.getByRole("table", { name: "Body measurements (cm)" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "M 91.5 76 99" })).toBeVisible();
  },
};

export const Selected: Story = {
  args: { selected: "M", defaultUnit: "cm" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("rowheader", { name: /^M ?\(your size\)$/ })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    label: "Measurements of the garment, laid flat, from seam to seam",
    measurements: ["Bust", "Waist", "Hip", "Shoulder", "Sleeve"],
    rows: sizes.map(({ size, inches }) => ({ size, inches: [...inches, 14.25, 22.75] })),
    children: undefined,
  },
};
