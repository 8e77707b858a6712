import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { mira } from "../fixtures/pictures.ts";
import { Picture } from "../picture/index.ts";
import { Material, MaterialPicker } from "./index.ts";

const cloths = (
  <>
    <Material value="buta" label="Buta-printed mul cotton">
      <Picture source={mira.fabric} sizes="64px" alt="" className="sv:size-full" />
    </Material>
    <Material value="indigo" label="Indigo mul" color="#2a3766" />
    <Material value="madder" label="Madder mul" color="#8e2c22" />
  </>
);

const meta = {
  title: "Commerce/MaterialPicker",
  component: MaterialPicker,
  args: { label: "Material", children: cloths, onValueChange: fn() },
  parameters: { omits: { Loading: "The product page owns the skeleton." } },
} satisfies Meta<typeof MaterialPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: "buta", choice: "Buta-printed mul cotton" },
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Material" })).toBeVisible();
    canvas.getByRole("radio", { name: "Buta-printed mul cotton" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Indigo mul" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith("indigo");
  },
};

export const Selected: Story = { args: { defaultValue: "indigo", choice: "Indigo mul" } };

/** A sold-out material can be selected, so that the page can say in which sizes it is left. */
export const SoldOut: Story = {
  args: {
    defaultValue: "buta",
    choice: "Buta-printed mul cotton",
    children: (
      <>
        <Material value="buta" label="Buta-printed mul cotton">
          <Picture source={mira.fabric} sizes="64px" alt="" className="sv:size-full" />
        </Material>
        <Material value="indigo" label="Indigo mul" color="#2a3766" availability="sold-out" />
        <Material value="flower" label="Flower-printed mul cotton" availability="sold-out">
          <Picture source={mira.fabric} sizes="64px" alt="" className="sv:size-full" />
        </Material>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Indigo mul, sold out" })).toBeEnabled();
    await expect(canvas.getByRole("radio", { name: "Buta-printed mul cotton" })).toBeVisible();
  },
};

export const Empty: Story = {};

export const Error: Story = {
  args: { error: "Please select all options before adding to cart" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Material" })).toHaveAccessibleDescription(
      "Please select all options before adding to cart",
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "buta" } };

export const LongContent: Story = {
  args: {
    choice: "Pomegranate and madder ajrakh, printed on both sides, on a heavy handloom cotton",
    children: Array.from({ length: 7 }, (_, i) => (
      <Material key={i} value={`cloth-${i}`} label={`Cloth ${i + 1}`} color="#d7cebd" />
    )),
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};
