import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Field } from "../field/index.ts";
import { TextInput } from "./index.ts";

const meta = {
  title: "Forms/TextInput",
  component: TextInput,
  argTypes: {
    prefix: { control: "text" },
    suffix: { control: "text" },
    disabled: { control: "boolean" },
    placeholder: { control: "text" },
  },
  args: { onChange: fn() },
  decorators: [
    (Story, { parameters }) => (
      <div className="sv:max-w-form">
        <Field label="City" {...parameters["field"]}>
          {Story()}
        </Field>
      </div>
    ),
  ],
  parameters: { omits: { Loading: "A form that is sent disables it; see Disabled." } },
} satisfies Meta<typeof TextInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: "Indore" },
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const city = canvas.getByRole("textbox", { name: "City" });
    await userEvent.clear(city);
    await userEvent.type(city, "Bhopal");
    await expect(city).toHaveValue("Bhopal");
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { placeholder: "Order ID (e.g. ORD123456)" } };

export const WithUnit: Story = {
  args: { suffix: "in", inputMode: "decimal", defaultValue: "36" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "City" })).toHaveAccessibleDescription("in");
  },
};

export const WithPrefix: Story = { args: { prefix: "+91", inputMode: "tel", defaultValue: "98765 43210" } };

/** A phone number stays left-to-right on a right-to-left page. */
export const WithPrefixTurned: Story = {
  ...WithPrefix,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const prefix = canvas.getByText("+91").getBoundingClientRect();
    const number = canvas.getByRole("textbox").getBoundingClientRect();
    await expect(prefix.left - number.left).toBeLessThan(number.right - prefix.right);
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "City" })).toHaveFocus();
  },
};

export const Error: Story = {
  parameters: { field: { label: "Bust", error: "Please enter your bust measurement" } },
  args: { suffix: "in" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Bust" })).toHaveAccessibleDescription(
      "in Please enter your bust measurement",
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "Indore" } };

export const LongContent: Story = {
  args: { defaultValue: "Thiruvananthapuram, near the old cloth market behind the municipal library", suffix: "in" },
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
};
