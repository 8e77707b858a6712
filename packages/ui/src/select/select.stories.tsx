import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field } from "../field/index.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { Select } from "./index.ts";

const states = ["Gujarat", "Madhya Pradesh", "Maharashtra", "Rajasthan"];

const meta = {
  title: "Forms/Select",
  component: Select,
  argTypes: {
    disabled: { control: "boolean" },
    "aria-invalid": { control: "boolean" },
  },
  args: {
    children: states.map((state) => <option key={state}>{state}</option>),
  },
  decorators: [
    (Story) => (
      <div className="sv:max-w-form">
        <Field label="State">{Story()}</Field>
      </div>
    ),
  ],
  parameters: {
    omits: {
      Loading: "Its options come with the page; see Disabled.",
      Error: "Field owns the message; see Forms/Field.",
    },
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: "Gujarat" },
};

export const Interaction: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const state = canvas.getByRole("combobox", { name: "State" });
    await tabTo(userEvent, state);
    await userEvent.selectOptions(state, "Madhya Pradesh");
    await expect(state).toHaveValue("Madhya Pradesh");
  },
};

export const Empty: Story = {
  args: {
    defaultValue: "",
    children: [
      <option key="" value="">
        Choose a state
      </option>,
      ...states.map((state) => <option key={state}>{state}</option>),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "State" })).toHaveDisplayValue("Choose a state");
  },
};

export const Invalid: Story = { args: { "aria-invalid": true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongContent: Story = {
  args: { children: <option>Dadra and Nagar Haveli and Daman and Diu</option> },
  decorators: [(Story) => <div className="sv:w-40">{Story()}</div>],
};

/** A name in another script than the page's is truncated at its end. */
export const RightToLeft: Story = { ...LongContent, globals: { direction: "rtl" } };
