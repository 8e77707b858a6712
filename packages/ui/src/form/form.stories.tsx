import { type ReactNode, useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Checkbox } from "../checkbox/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { Radio, RadioGroup } from "../radio-group/index.ts";
import { Select } from "../select/index.ts";
import { TextInput } from "../text-input/index.ts";
import { Form, FormControl, FormError, type FormProps, SubmitButton } from "./index.ts";

type FittingProps = FormProps<"name" | "email">;

/** A form that a shop composes: the appointment for a fitting. */
const FittingForm = (props: FittingProps) => (
  <Form {...props} fields={["name", "email"]}>
    <FormErrors />
    <Field name="name" label="Name">
      <TextInput autoComplete="name" />
    </Field>
    <Field name="email" label="Email" description="We confirm the appointment here.">
      <TextInput type="email" autoComplete="email" />
    </Field>
    <FormControl
      name="place"
      render={
        <RadioGroup label="Place" defaultValue="studio">
          <Radio value="studio">In the studio</Radio>
          <Radio value="video">By video</Radio>
        </RadioGroup>
      }
    />
    <Field name="day" label="Day" presence="optional">
      <Select>
        <option value="">Any day</option>
        <option>Thursday</option>
        <option>Friday</option>
      </Select>
    </Field>
    <FormControl name="reminder" render={<Checkbox>Remind me the day before</Checkbox>} />
    <FormError />
    <SubmitButton size="lg" busyText="Booking…">
      Book a fitting
    </SubmitButton>
  </Form>
);

/** The same form with its rules. */
function CheckedForm({ onSend, ...props }: FittingProps) {
  const [errors, setErrors] = useState<Record<string, ReactNode>>({});
  const [refusals, setRefusals] = useState(0);
  const handleSend: FittingProps["onSend"] = (values, data) => {
    const found = {
      ...(values.name === "" && { name: "Name is required" }),
      ...(values.email === "" && { email: "Email is required" }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) onSend?.(values, data);
    else setRefusals(refusals + 1);
  };
  return <FittingForm {...props} errors={errors} refusals={refusals} onSend={handleSend} />;
}

const meta = {
  title: "Forms/Form",
  component: Form,
  argTypes: {
    state: { control: "inline-radio", options: ["idle", "busy"] },
    error: { control: "text" },
  },
  args: { onSend: fn() },
  render: ({ fields: _, ...args }) => <FittingForm {...(args as FittingProps)} />,
  decorators: [(Story) => <main className="sv:max-w-form">{Story()}</main>],
  parameters: {
    omits: {
      Empty: "Default is empty.",
      Disabled: "A form that cannot be used is not shown; Loading disables it while it is sent.",
    },
  },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
      "We confirm the appointment here.",
    );
    await expect(canvas.getByRole("button", { name: "Book a fitting" })).toBeEnabled();
  },
};

/** Rejected twice, then corrected and sent. */
export const Interaction: Story = {
  tags: ["!autodocs"],
  render: ({ fields: _, ...args }) => <CheckedForm {...(args as FittingProps)} />,
  play: async ({ args, canvas, userEvent }) => {
    const submit = () => userEvent.click(canvas.getByRole("button", { name: "Book a fitting" }));
    const summaryHasFocus = () => expect(canvas.getByRole("group", { name: "Please check 2 fields" })).toHaveFocus();
    await submit();
    await summaryHasFocus();
    await submit();
    await summaryHasFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Name is required" }));
    await userEvent.keyboard("Asha Verma");
    await submit();
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus();
    await userEvent.keyboard("asha@example.com");
    await userEvent.click(canvas.getByRole("radio", { name: "By video" }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await submit();
    const values = { name: "Asha Verma", email: "asha@example.com" };
    await expect(args.onSend).toHaveBeenLastCalledWith(values, expect.any(FormData));
  },
};

export const Loading: Story = {
  args: { state: "busy" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: "Name" })).toBeDisabled();
    await expect(canvas.getByRole("radio", { name: "By video" })).toBeDisabled();
    await expect(canvas.getByRole("checkbox")).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Booking…" }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  args: { error: "The appointment could not be booked. Please try again later." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The appointment could not be booked.");
  },
};

export const Invalid: Story = {
  args: { errors: { name: "Name is required", place: "There is no fitting by video this week" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "Please check 2 fields" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "There is no fitting by video this week" }));
    await expect(canvas.getByRole("radio", { name: "In the studio" })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    error: "The appointment could not be booked, because the studio is closed for the annual inventory until Monday.",
    errors: { email: "This address is longer than any that we can write to. Please give us another one." },
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};
