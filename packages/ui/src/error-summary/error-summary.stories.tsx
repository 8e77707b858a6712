import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field } from "../field/index.ts";
import { Radio, RadioGroup } from "../radio-group/index.ts";
import { TextInput } from "../text-input/index.ts";
import { ErrorSummary, ErrorSummaryItem } from "./index.ts";

const meta = {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  args: {
    title: "Please check 3 fields",
    children: (
      <>
        <ErrorSummaryItem fieldId="name">Name is required</ErrorSummaryItem>
        <ErrorSummaryItem fieldId="email">Please enter a valid email</ErrorSummaryItem>
        <ErrorSummaryItem fieldId="payment">Choose how you would like to pay.</ErrorSummaryItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="sv:grid sv:max-w-form sv:gap-5">
        {Story()}
        <Field controlId="name" label="Name" error="Name is required">
          <TextInput />
        </Field>
        <Field controlId="email" label="Email" error="Please enter a valid email">
          <TextInput type="email" defaultValue="meher@" />
        </Field>
        <RadioGroup id="payment" label="Payment" error="Choose how you would like to pay.">
          <Radio value="online">Card or UPI</Radio>
        </RadioGroup>
      </div>
    ),
  ],
  parameters: {
    omits: {
      Default: "Error is its default state.",
      Loading: "It is shown when something is known to be wrong.",
      Empty: "Without errors there is none.",
    },
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It takes the focus, and its links lead to the controls. */
export const Error: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "Please check 3 fields" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Please enter a valid email" }));
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Choose how you would like to pay." }));
    await expect(canvas.getByRole("radio", { name: "Card or UPI" })).toHaveFocus();
  },
};

export const One: Story = {
  args: {
    title: "Please check 1 field",
    children: <ErrorSummaryItem fieldId="name">Name is required</ErrorSummaryItem>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Please check 1 field" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
};

export const LongContent: Story = {
  args: {
    title: "Please check 1 field",
    children: (
      <ErrorSummaryItem fieldId="email">
        meher.karandikar.with.a.very.long.address@example is not an address that we could write to
      </ErrorSummaryItem>
    ),
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("group", { name: "Please check 1 field" });
    await expect(summary.scrollWidth).toBe(summary.clientWidth);
  },
};
