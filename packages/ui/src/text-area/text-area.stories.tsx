import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field } from "../field/index.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { TextArea } from "./index.ts";

const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  argTypes: {
    disabled: { control: "boolean" },
    maxLength: { control: "number" },
    placeholder: { control: "text" },
  },
  decorators: [
    (Story) => (
      <div className="sv:max-w-form">
        <Field label="Additional notes" presence="optional">
          {Story()}
        </Field>
      </div>
    ),
  ],
  parameters: {
    omits: {
      Loading: "A form that is sent disables it; see Disabled.",
      Error: "Field owns the message; see Forms/Field.",
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: "Sleeves a little longer than usual, please." } };

export const Empty: Story = {
  args: { placeholder: "Anything else we should know: sleeve, length, pockets" },
};

export const Limited: Story = {
  args: { maxLength: 500 },
  play: async ({ canvas, userEvent }) => {
    const notes = canvas.getByRole("textbox", { name: "Additional notes (optional)" });
    await tabTo(userEvent, notes);
    await userEvent.keyboard("Pockets");
    await expect(canvas.getByText("7 of 500")).toBeVisible();
    await expect(notes).toHaveAccessibleDescription("7 of 500");
  },
};

export const Invalid: Story = { args: { "aria-invalid": true, defaultValue: "Too short" } };

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "Sleeves a little longer than usual, please." },
};

/** It grows with the text instead of scrolling. */
export const LongContent: Story = {
  args: {
    defaultValue: "Day one: your order is read by a person. Day two: the cloth is taken from the shelf.\n".repeat(6),
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
  play: async ({ canvas }) => {
    const notes = canvas.getByRole("textbox");
    await expect(notes.scrollHeight).toBeLessThanOrEqual(notes.clientHeight + 1);
  },
};
