import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RatingInput } from "./index.ts";

const meta = {
  title: "Forms/RatingInput",
  component: RatingInput,
  args: { label: "Your rating", onValueChange: fn() },
  decorators: [(Story) => <main className="sv:max-w-form">{Story()}</main>],
  parameters: {
    omits: {
      Loading: "Nothing is loaded.",
      Empty: "Default has nothing chosen.",
    },
  },
} satisfies Meta<typeof RatingInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "3 of 5 stars" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole("radio", { name: "4 of 5 stars" })).toBeChecked();
    await expect(canvas.getByRole("radiogroup", { name: "Your rating" })).toHaveAccessibleDescription("4 of 5 stars");
  },
};

export const Selected: Story = {
  args: { defaultValue: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "5 of 5 stars" })).toBeChecked();
  },
};

export const Error: Story = {
  args: { error: "Please choose a rating." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Please choose a rating.");
  },
};

export const Invalid: Story = { args: { invalid: true } };

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 2 },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).toBeDisabled();
  },
};

export const LongContent: Story = {
  args: { label: "How do you like the long kurta of undyed khadi that we made for you in October?", defaultValue: 4 },
};
