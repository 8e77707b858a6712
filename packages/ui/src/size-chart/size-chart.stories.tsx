import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { bodyMeasurements, garmentTable, sizes } from "../fixtures/sizes.ts";
import { HowToMeasure, SizeChart } from "./index.ts";

const meta = {
  title: "Commerce/SizeChart",
  component: SizeChart,
  argTypes: {
    selected: { control: "select", options: [null, ...sizes.map(({ size }) => size)] },
    measurements: { table: { disable: true } },
    rows: { table: { disable: true } },
  },
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

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
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

export const BodyAndGarment: Story = {
  args: {
    garment: garmentTable,
    model: "Model is 173 cm (5′ 8″) and wears S",
    selected: "M",
    onSubjectChange: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Model is 173 cm (5′ 8″) and wears S")).toBeVisible();
    const subjects = within(canvas.getByRole("radiogroup", { name: "Measurements of" }));
    await expect(subjects.getByRole("radio", { name: "Body" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "cm" }));
    await userEvent.click(subjects.getByRole("radio", { name: "Garment" }));
    await expect(args.onSubjectChange).toHaveBeenCalledWith("garment");
    await expect(canvas.getByRole("table", { name: "Garment measurements (cm)" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "M (your size) 102 110 44 104" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "XXL 117 125 not known 107" })).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("table", { name: "Body measurements (cm)" })).toBeVisible();
  },
};

/** Inches of a garment that is cut in centimetres are rounded to quarters. */
export const Garment: Story = {
  args: { garment: garmentTable, defaultSubject: "garment", children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Garment measurements (in)" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "M 40.25 43.25 17.25 41" })).toBeVisible();
  },
};

/** A product without garment measurements has only its body chart, without a switch. */
export const WithoutGarment: Story = {
  args: { model: "Model is 173 cm (5′ 8″) and wears S", children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("radio", { name: "Garment" })).toBeNull();
    await expect(canvas.getAllByRole("radio")).toHaveLength(2);
  },
};

/** A stole has one size and no body measurements. */
export const OneSize: Story = {
  args: {
    label: "Garment measurements",
    measurements: ["Length", "Width"],
    rows: [{ size: "One size", inches: [200 / 2.54, 60 / 2.54] }],
    defaultUnit: "cm",
    children: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "One size 200 60" })).toBeVisible();
  },
};

export const InBothUnits: Story = {
  args: { units: "both" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "M 36 in 91.5 cm 30 in 76 cm 39 in 99 cm" })).toBeVisible();
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    label: "Measurements of the garment, laid flat, from seam to seam",
    measurements: ["Bust", "Waist", "Hip", "Shoulder", "Sleeve"],
    garment: garmentTable,
    model: "Model is 173 cm (5′ 8″) and wears Small, taken in at the waist and let down by a hand at the hem",
    rows: sizes.map(({ size, inches }) => ({ size, inches: [...inches, 14.25, 22.75] })),
    children: undefined,
  },
};
