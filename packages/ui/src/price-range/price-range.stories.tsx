import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { PriceRange } from "./index.ts";

const meta = {
  title: "Commerce/PriceRange",
  component: PriceRange,
  args: {
    label: "Price",
    prefix: "₹",
    limits: { min: 1800, max: 14_500 },
    onValueChange: fn(),
    className: "sv:max-w-filter-panel",
  },
  parameters: {
    omits: {
      Loading: "The panel around it owns the skeleton.",
    },
  },
} satisfies Meta<typeof PriceRange>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: "₹1,800 to ₹14,500" },
};

/** A limit is applied when its field loses the focus or Enter is pressed. */
export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("group", { name: "Price" })).toHaveAccessibleDescription("₹1,800 to ₹14,500");
    const from = canvas.getByRole("textbox", { name: "From" });
    await userEvent.type(from, "9000");
    await expect(from).toHaveValue("9000");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 9000, max: null });
    await expect(from).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("2500");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 2500, max: 9000 });
    await expect(from).toHaveValue("2500");
    await userEvent.clear(from);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: null, max: 9000 });
  },
};

/** Text that is no amount stays in its field with an error, and the selected range does not change. */
export const Error: Story = {
  args: { defaultValue: { min: 2500, max: null } },
  play: async ({ canvas, userEvent, args }) => {
    const from = canvas.getByRole("textbox", { name: "From" });
    await userEvent.clear(from);
    await userEvent.type(from, "cheap{Enter}");
    await expect(from).toHaveValue("cheap");
    await expect(from).toBeInvalid();
    await expect(from).toHaveAccessibleDescription(/Please enter an amount in figures, such as 1500/);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** `read` parses pasted amounts. A fraction widens the range to whole units. */
export const Pasted: Story = {
  args: {
    read: (text) => {
      const amount = Number(text.replace(/[₹,]/g, ""));
      return Number.isNaN(amount) ? null : amount;
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "From" }));
    await userEvent.paste("₹1,500.00");
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "From" })).toHaveValue("1500");
    await userEvent.paste("4500.50");
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 1500, max: 4501 });
  },
};

/** No product with a price. */
export const Empty: Story = { args: { limits: null } };

export const Chosen: Story = { args: { value: { min: 2500, max: 5000 } } };

export const LongContent: Story = {
  args: {
    label: "What a piece costs, with all taxes and before the delivery",
    defaultValue: { min: 12_345_678, max: 99_999_999 },
    description: "From ₹1,23,45,678 to ₹9,99,99,999, of which some are made to order",
    labels: { min: "Not less than", max: "Not more than" },
  },
};
