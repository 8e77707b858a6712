import { type ComponentProps, type ReactNode, useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/index.ts";
import { Field } from "../field/index.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { TextInput } from "../text-input/index.ts";
import { FormErrors } from "./index.ts";

type Texts = Partial<Record<"name" | "email", string>>;

/** A form with two required fields, one of which is also validated on blur. */
function SmallForm({ errors: first = {}, ...props }: ComponentProps<typeof FormErrors>) {
  const [errors, setErrors] = useState<Record<string, ReactNode>>(first);
  const [texts, setTexts] = useState<Texts>({});
  const [refusals, setRefusals] = useState(0);
  const problems = ({ name, email }: Texts) => ({
    ...(name ? {} : { name: "Name is required" }),
    ...(email ? {} : { email: "Email is required" }),
  });
  const field = (name: "name" | "email", label: string) => (
    <Field controlId={`story-${name}`} label={label} error={errors[name]}>
      <TextInput
        value={texts[name] ?? ""}
        onChange={({ target }) => {
          const next = { ...texts, [name]: target.value };
          setTexts(next);
          setErrors({ ...errors, [name]: errors[name] && problems(next)[name] });
        }}
        onBlur={() => setErrors({ ...errors, [name]: problems(texts)[name] })}
      />
    </Field>
  );
  return (
    <form
      noValidate
      className="sv:grid sv:max-w-form sv:gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setErrors(problems(texts));
        setRefusals(refusals + 1);
      }}
    >
      <FormErrors {...props} errors={{ name: errors["name"], email: errors["email"] }} refusals={refusals} />
      {field("name", "Name")}
      {field("email", "Email")}
      <Button type="submit">Send</Button>
    </form>
  );
}

const meta = {
  title: "Forms/FormErrors",
  component: FormErrors,
  args: { formId: "story", errors: {} },
  render: (args) => <SmallForm {...args} />,
  parameters: { omits: { Loading: "What is wrong is known or not.", Default: "Empty is its default state." } },
} satisfies Meta<typeof FormErrors>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Errors are not listed before the first submission, even if they are found earlier. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Name" }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText("Email is required")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveFocus();
    await expect(canvas.queryByRole("group")).toBeNull();
  },
};

/** Several errors take the focus after each submission, link to their fields, and disappear one by one. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const send = () => userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await send();
    await expect(canvas.getByRole("group", { name: "Please check 2 fields" })).toHaveFocus();
    await send();
    await expect(canvas.getByRole("group", { name: "Please check 2 fields" })).toHaveFocus();
    await tabTo(userEvent, canvas.getByRole("link", { name: "Email is required" }));
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus();
    await userEvent.keyboard("asha@example.com");
    await expect(canvas.getByRole("group", { name: "Please check 1 field" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus();
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Asha");
    await expect(canvas.queryByRole("group")).toBeNull();
  },
};

/** A single error needs no list: its field takes the focus. */
export const One: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "asha@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await expect(canvas.queryByRole("group")).toBeNull();
  },
};

/** Errors that came with the document, from a posted form. */
export const Error: Story = {
  args: { errors: { name: "Name is required", email: "Please enter a valid email" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Please check 2 fields" })).toHaveFocus();
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};

export const LongContent: Story = {
  args: {
    errors: {
      name: "Name is required",
      email: "meera.karandikar.with.a.very.long.address@example is not an address that we could write to",
    },
  },
  decorators: [(Story) => <div className="sv:w-64">{Story()}</div>],
};
