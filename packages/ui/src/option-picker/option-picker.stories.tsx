import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Tiles } from "../fixtures/headless/tiles.tsx";
import { shown } from "../fixtures/headless/shown.ts";
import { Ruler } from "../icons/ruler.tsx";
import { TextLink } from "../text-link/index.ts";
import { Option, OptionPicker } from "./index.ts";

const sizes = (
  <>
    <Option value="XS" />
    <Option value="S" />
    <Option value="M" />
    <Option value="L" />
    <Option value="XL" />
    <Option value="XXL" availability="sold-out" />
    <Option value="Custom" variant="row">
      <Ruler className="sv:size-icon" />
      Custom, made to your measurements
    </Option>
  </>
);

const sizeChart = <TextLink render={<button type="button" />}>Size chart</TextLink>;

const meta = {
  title: "Commerce/OptionPicker",
  component: OptionPicker,
  args: { label: "Size", action: sizeChart, children: sizes, onValueChange: fn() },
  decorators: [(Story) => <div className="sv:max-w-[29rem]">{Story()}</div>],
  parameters: { omits: { Loading: "The product page owns the skeleton." } },
} satisfies Meta<typeof OptionPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Sizes(args) {
    const [size, setSize] = useState<string | null>(null);
    const choose = (next: string) => {
      setSize(next);
      args.onValueChange?.(next);
    };
    return <OptionPicker {...args} value={size} onValueChange={choose} choice={size && `${size}, fits bust 36 in`} />;
  },
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole("radiogroup", { name: "Size" });
    await userEvent.click(canvas.getByRole("radio", { name: "S" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "M" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("M");
    await expect(group).toHaveAccessibleDescription("M, fits bust 36 in");
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toBeChecked();
  },
};

export const Selected: Story = { args: { defaultValue: "M", choice: "M, fits bust 36 in" } };

/** A sold-out size says so and can be selected, so that the page can offer a notification. */
// spec: acceptance 1 sizes
export const SoldOut: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const soldOut = canvas.getByRole("radio", { name: "XXL, sold out" });
    await expect(soldOut).toBeEnabled();
    // The line is an SVG, so that its width is constant in cells of any shape.
    await expect(soldOut.parentElement?.querySelector("svg path")).toBeVisible();
    await expect(getComputedStyle(soldOut).backgroundImage).toBe("none");
    await userEvent.click(soldOut);
    await expect(soldOut).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith("XXL");
  },
};

/** The words of a sold-out value that spans the line are struck through and stay legible. */
export const SoldOutRow: Story = {
  args: {
    children: (
      <>
        <Option value="S" />
        <Option value="M" availability="sold-out" />
        <Option value="Custom" variant="row" availability="sold-out">
          Custom, made to your measurements
        </Option>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole("radio", { name: "Custom, made to your measurements, sold out" }).parentElement!;
    await expect(cell.querySelector("svg")).toBeNull();
    await expect(getComputedStyle(cell).textDecorationLine).not.toBe("none");
  },
};

export const Error: Story = {
  args: { error: "Please select a size before proceeding to checkout" },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: "Size" });
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await expect(group).toHaveAccessibleDescription("Please select a size before proceeding to checkout");
  },
};

/** The invalid border stays without a message, which is shown elsewhere. */
export const Invalid: Story = { args: { invalid: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "M" } };

export const Words: Story = {
  args: {
    label: "Sleeve",
    variant: "flow",
    action: null,
    children: (
      <>
        <Option value="Sleeveless" variant="content" />
        <Option value="Three-quarter" variant="content" />
        <Option value="Full" variant="content" availability="sold-out" />
      </>
    ),
  },
};

export const LongContent: Story = {
  args: { choice: "Custom: bust 36.25, waist 30.75, hip 40.5 in, with a note about sleeves", defaultValue: "Custom" },
  decorators: [(Story) => <div className="sv:w-72">{Story()}</div>],
};

/** The selected value follows the label, even if both are in another script than the page's. */
export const RightToLeft: Story = {
  args: { choice: "M, fits bust 36 in", defaultValue: "M" },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const choice = canvas.getByText("M, fits bust 36 in").getBoundingClientRect();
    await expect(choice.right).toBeLessThan(canvas.getByText("Size").getBoundingClientRect().left);
  },
};

/** `useOptions` as letter tiles of a word game, after the ARIA pattern “radio group”. */
export const Headless: Story = {
  parameters: shown("tiles"),
  render: ({ onValueChange }) => <Tiles onValueChange={(letter) => onValueChange?.(letter)} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Letter to lay" })).toHaveTextContent("Lay a letter");
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /^S/ })).toHaveFocus();
    await userEvent.keyboard(" ");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: /^L/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("L");
    await expect(canvas.getByRole("radiogroup")).toHaveTextContent("L goes down");
    await expect(canvas.getByRole("radio", { name: /^X/ })).toBeDisabled();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: /^S/ })).toBeChecked();
  },
};
