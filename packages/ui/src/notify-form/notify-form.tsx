"use client";

import type { ReactNode } from "react";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { Form, FormError, type ReadyFormProps, SubmitButton } from "../form/index.ts";
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

export interface NotifyFormProps extends ReadyFormProps<keyof NotifyValues> {
  /** Sold-out sizes: an `<option>` each. Without any, no size is asked for. */
  sizes?: ReactNode;
  /** Initial values. */
  defaultValues?: Partial<NotifyValues> | undefined;
  /** Called with the values, and with everything typed, on submit. */
  onNotify: (values: NotifyValues, data: FormData) => void;
  /** Heading level of the error summary; must follow the outline of the page. @default 3 */
  level?: 2 | 3 | undefined;
  labels?: Partial<NotifyFormLabels> | undefined;
}

const english: NotifyFormLabels = {
  size: "Size",
  email: "Email",
  emailHelp: "We write once, and use the address for nothing else.",
  submit: "Notify me",
  submitting: "Sending…",
};

const FIELDS = ["size", "email"] as const;

/**
 * Requests a notification when a sold-out product is back: size and email address; children, such as further `Field`s, are
 * placed above the button. The fields are uncontrolled.
 */
export function NotifyForm({
  sizes,
  defaultValues = {},
  onNotify,
  level = 3,
  labels,
  children,
  ...props
}: NotifyFormProps) {
  const words = useLabels("notifyForm", english, labels);
  return (
    <Form
      {...props}
      data-component="notify-form"
      fields={FIELDS}
      onSend={({ email, size }, data) => onNotify({ email, size: data.has("size") ? size : null }, data)}
    >
      <FormErrors level={level} />
      {sizes && (
        <Field name="size" label={words.size}>
          <Select defaultValue={defaultValues.size ?? undefined}>{sizes}</Select>
        </Field>
      )}
      <Field name="email" label={words.email} description={words.emailHelp}>
        <TextInput type="email" autoComplete="email" inputMode="email" defaultValue={defaultValues.email} />
      </Field>
      {children}
      <FormError />
      <SubmitButton size="lg" width="full" busyText={words.submitting}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
