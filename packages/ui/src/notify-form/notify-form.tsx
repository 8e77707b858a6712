"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import {
  EMAIL,
  type FieldErrorsProps,
  fieldsOf,
  Form,
  FormError,
  type FormProps,
  inOrder,
  SubmitButton,
  textsOf,
} from "../form/form.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { Select } from "../select/index.ts";
import { TextInput } from "../text-input/index.ts";

export interface NotifyFormLabels {
  size: string;
  email: string;
  /** Help text: what the email address is used for. */
  emailHelp: string;
  submit: string;
  /** Text of the button while it is busy. */
  submitting: string;
}

/** Values of the form. `size` is null if there is none to choose. */
export interface NotifyValues {
  email: string;
  size: string | null;
}

export interface NotifyFormProps
  extends Omit<ComponentProps<"form">, "children">, FormProps, FieldErrorsProps<keyof NotifyValues> {
  /** Sold-out sizes: an `<option>` each. Without any, no size is asked for. */
  sizes?: ReactNode;
  /** Initial values. */
  defaultValues?: Partial<NotifyValues>;
  onNotify: (values: NotifyValues) => void;
  /** Heading level of the error summary; must follow the outline of the page. @default 3 */
  level?: 2 | 3;
  labels?: Partial<NotifyFormLabels>;
}

const english: NotifyFormLabels = {
  size: "Size",
  email: "Email",
  emailHelp: "We write once, and use the address for nothing else.",
  submit: "Notify me",
  submitting: "Sending…",
};

const FIELDS = ["size", "email"] as const;

function valuesOf(form: HTMLFormElement): NotifyValues {
  const { email, size } = textsOf(form, FIELDS);
  return { email, size: new FormData(form).has("size") ? size : null };
}

/** Requests a notification when a sold-out product is back: size and email address. The fields are uncontrolled. */
export function NotifyForm({
  sizes,
  defaultValues = {},
  errors = {},
  refusals,
  error,
  state = "idle",
  onNotify,
  level = 3,
  labels,
  ...props
}: NotifyFormProps) {
  const words = useLabels("notifyForm", english, labels);
  const busy = state === "busy";
  const id = useId();
  const field = fieldsOf(id, words, errors);
  return (
    <Form {...props} component="notify-form" state={state} valuesOf={valuesOf} onSend={onNotify}>
      <FormErrors formId={id} errors={inOrder(FIELDS, errors)} refusals={refusals} level={level} />
      {sizes && (
        <Field {...field("size")}>
          <Select name="size" defaultValue={defaultValues.size ?? undefined} disabled={busy}>
            {sizes}
          </Select>
        </Field>
      )}
      <Field {...field("email")} description={words.emailHelp}>
        <TextInput {...EMAIL} defaultValue={defaultValues.email} disabled={busy} />
      </Field>
      <FormError>{error}</FormError>
      <SubmitButton size="lg" width="full" state={state} labels={words} />
    </Form>
  );
}
