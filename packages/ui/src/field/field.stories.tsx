import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextInput } from "../text-input/index.ts";
import { Field } from "./index.ts";

const meta = {
  title: "Forms/Field",
  component: Field,
  args: { label: "Email", children: <TextInput type="email" autoComplete="email" /> },
  decorators: [(Story) => <div className="sv:max-w-form">{Story()}</div>],
  parameters: { omits: { Loading: "The form's button is busy, and its controls are disabled." } },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    description: "We send the order here.",
    children: <TextInput type="email" defaultValue="meher@example.in" />,
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole("textbox", { name: "Email" });
    await expect(email).toBeRequired();
    await expect(email).toHaveAccessibleDescription("We send the order here.");
  },
};

export const Empty: Story = {};

export const Optional: Story = {
  args: { label: "Phone", presence: "optional", children: <TextInput type="tel" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Phone (optional)" })).not.toBeRequired();
  },
};

/** The error replaces the description. */
export const Error: Story = {
  args: {
    label: "Phone",
    description: "For the courier, if nobody is at home.",
    error: "Please enter a valid phone number",
    children: <TextInput type="tel" defaultValue="98-76" />,
  },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole("textbox", { name: "Phone" });
    await expect(phone).toBeInvalid();
    await expect(phone).toHaveAccessibleDescription("Please enter a valid phone number");
    await expect(canvas.queryByText("For the courier, if nobody is at home.")).toBeNull();
  },
};

export const Disabled: Story = { args: { children: <TextInput disabled defaultValue="meher@example.in" /> } };

export const ReadOnly: Story = { args: { children: <TextInput readOnly defaultValue="meher@example.in" /> } };

export const InFieldset: Story = {
  render: () => (
    <fieldset>
      <legend className="sv:mb-5 sv:font-display sv:text-h4">Contact</legend>
      <div className="sv:grid sv:gap-5 sv:sm:grid-cols-2">
        <Field label="First name">
          <TextInput autoComplete="given-name" />
        </Field>
        <Field label="Last name">
          <TextInput autoComplete="family-name" />
        </Field>
      </div>
    </fieldset>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Contact" })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    label: "Anything else our tailors should know about sleeves, length, pockets or the way you like to wear it",
    presence: "optional",
    error:
      "Please keep it under five hundred characters: the note is sewn into the order slip, and the slip has only so much room.",
  },
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
};
