import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ThemeSwitch } from "./index.ts";

const meta = {
  title: "Forms/ThemeSwitch",
  component: ThemeSwitch,
  argTypes: {
    value: { control: "inline-radio", options: ["light", "dark", "system"] },
  },
  args: { onValueChange: fn() },
  parameters: {
    omits: {
      Loading: "The choice is remembered in the browser.",
      Empty: "One of the three is always chosen.",
      Error: "A choice that could not be remembered holds for the page.",
      Disabled: "There is always a choice.",
      Invalid: "Each choice is right.",
    },
  },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Theme" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Light" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Dark" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("dark");
  },
};

export const Selected: Story = {
  args: { value: "system" },
  decorators: [(Story) => <div className="sv:bg-deep sv:p-6 sv:text-on-deep">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Dark" }));
    await expect(canvas.getByRole("radio", { name: "System" })).toBeChecked();
  },
};

export const LongContent: Story = {
  args: {
    labels: { light: "Light, for the photographs", dark: "Dark, for the evening", system: "As the device has it" },
  },
  decorators: [(Story) => <div className="sv:w-60">{Story()}</div>],
};
