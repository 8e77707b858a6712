import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Pump } from "../fixtures/headless/pump.tsx";
import { shown } from "../fixtures/headless/shown.ts";
import { Quantity } from "./index.ts";

const meta = {
  title: "Commerce/Quantity",
  component: Quantity,
  argTypes: { max: { control: { type: "number", min: 1 } } },
  args: { label: "Neel wrap dress", onValueChange: fn() },
  parameters: {
    omits: {
      Empty: "There is at least one piece.",
      Error: "The line or page around it says what failed.",
    },
  },
} satisfies Meta<typeof Quantity>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// spec: Least quantity 1
export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const less = canvas.getByRole("button", { name: "Reduce quantity of Neel wrap dress" });
    const more = canvas.getByRole("button", { name: "Increase quantity of Neel wrap dress" });
    const count = canvas.getAllByRole("status")[0];
    await expect(canvas.getByRole("group", { name: "Quantity of Neel wrap dress" })).toBeVisible();
    await expect(less).toBeDisabled();
    await userEvent.click(more);
    await expect(count).toHaveTextContent("Quantity 2");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    less.focus();
    await userEvent.keyboard("{Enter}");
    await expect(count).toHaveTextContent("Quantity 1");
    await expect(less).toBeDisabled();
    await expect(more).toHaveFocus();
  },
};

/** At the limit the plus button stays enabled and explains why. */
export const AtLimit: Story = {
  args: { defaultValue: 2, max: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole("button", { name: "Increase quantity of Neel wrap dress" });
    await userEvent.click(more);
    await expect(canvas.queryByText("Only 3 available")).toBeNull();
    await userEvent.click(more);
    await expect(canvas.getByText("Only 3 available")).toBeVisible();
    await expect(more).toHaveAccessibleDescription("Only 3 available");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="sv:flex sv:flex-wrap sv:items-center sv:gap-4">
      <Quantity label="Neel wrap dress" size="sm" />
      <Quantity label="Kora shirt" defaultValue={2} />
      <Quantity label="Buti kurta dress" size="lg" defaultValue={12} />
    </div>
  ),
};

export const Loading: Story = {
  args: { value: 2, state: "busy" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Increase quantity of Neel wrap dress" }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("group")).toHaveAttribute("aria-busy", "true");
  },
};

export const LongContent: Story = {
  args: {
    label: "Hand block printed Ajrakh dress in madder with pockets and a tie at the waist",
    defaultValue: 100_000,
    max: 100_000,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Increase/ }));
    await expect(canvas.getByText("Only 100000 available")).toBeVisible();
  },
};

/** `useQuantity` as a petrol pump, without the component's markup, styles and texts. */
export const Headless: Story = {
  parameters: shown("pump"),
  render: ({ onValueChange }) => <Pump max={3} onValueChange={(litres) => onValueChange?.(litres)} />,
  play: async ({ canvas, userEvent, args }) => {
    const less = canvas.getByRole("button", { name: "One litre less" });
    const more = canvas.getByRole("button", { name: "One litre more" });
    await expect(less).toBeDisabled();
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(more);
    await expect(more).toHaveAccessibleDescription("The tank takes 3 litres");
    await userEvent.click(less);
    less.focus();
    await userEvent.keyboard("{Enter}");
    await expect(less).toBeDisabled();
    await expect(more).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
  },
};
