import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Pump } from "../fixtures/headless/pump.tsx";
import { shown } from "../fixtures/headless/shown.ts";
import { Quantity } from "./index.ts";

const meta = {
  title: "Commerce/Quantity",
  component: Quantity,
  argTypes: {
    min: { control: { type: "number" } },
    max: { control: { type: "number", min: 1 } },
    step: { control: { type: "number", min: 1 } },
  },
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

/** An allowed number counts while it is typed; other text is replaced on Enter or when the field is left. */
export const Typing: Story = {
  args: { defaultValue: 2, max: 24 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton", { name: "Quantity" });
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    // The number is selected, so that typing replaces it.
    await userEvent.keyboard("12");
    await expect(field).toHaveValue("12");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveValue("12");
    await expect(canvas.getAllByRole("status")[0]).toBeEmptyDOMElement();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(13);
    await userEvent.keyboard("{PageDown}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard("{End}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(24);
    await userEvent.keyboard("{Home}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await userEvent.clear(field);
    await userEvent.keyboard("three");
    await userEvent.tab();
    await expect(field).toHaveValue("1");
    await expect(args.onValueChange).toHaveBeenCalledTimes(6);
  },
};

/** Buttons in packs of six, at least one pack: another number becomes the nearest one, and the field says so. */
export const Packs: Story = {
  args: { label: "shell buttons", min: 6, step: 6, max: 40 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton", { name: "Quantity" });
    await expect(field).toHaveValue("6");
    await expect(canvas.getByRole("button", { name: /^Reduce/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: /^Increase/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(field);
    await userEvent.type(field, "20{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(18);
    await expect(canvas.getByText("Changed to 18, the nearest available")).toBeVisible();
    await expect(field).toHaveAccessibleDescription("Changed to 18, the nearest available");
  },
};

/** More than there is becomes all that there is, and the field says so. */
export const Invalid: Story = {
  args: { max: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "8");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(field).toHaveValue("3");
    await expect(canvas.getByText("Only 3 available")).toBeVisible();
    await expect(field).toHaveAccessibleDescription("Only 3 available");
  },
};

/** In a disabled `<fieldset>`. */
export const Disabled: Story = {
  args: { defaultValue: 2 },
  render: (args) => (
    <fieldset disabled>
      <Quantity {...args} />
    </fieldset>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton")).toBeDisabled();
    for (const button of canvas.getAllByRole("button")) await expect(button).toBeDisabled();
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
    await userEvent.type(canvas.getByRole("spinbutton"), "5{ArrowUp}");
    await expect(canvas.getByRole("spinbutton")).toHaveValue("2");
    await expect(args.onValueChange).not.toHaveBeenCalled();
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
