"use client";

import { type ComponentProps, useId } from "react";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import {
  type FieldErrorsProps,
  fieldsOf,
  Form,
  FormError,
  type FormProps,
  inOrder,
  SubmitButton,
  textsOf,
} from "../form/form.tsx";
import { formMethod } from "../lib/form-method.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { PasswordInput } from "../password-input/index.ts";

export interface PasswordFormLabels {
  currentPassword: string;
  password: string;
  /** Help text shown before a password is typed. */
  passwordHelp: string;
  confirmPassword: string;
  submit: string;
  /** Text of the button while it is busy. */
  submitting: string;
}

/** Values of the form. `currentPassword` is empty with `variant="reset"`. */
export interface NewPassword {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

export interface PasswordFormProps extends ComponentProps<"form">, FormProps, FieldErrorsProps<keyof NewPassword> {
  /** `change` also asks for the current password; `reset` does not, for forgotten passwords. @default "reset" */
  variant?: "reset" | "change";
  /** Account name for the browser's password manager. Submitted as `email`. */
  username: string;
  /** Called after each change, with all values. */
  onValuesChange?: (values: NewPassword, changed: keyof NewPassword) => void;
  /** Called with the values on submit. Without it the browser posts the form to `action`, as it does before hydration. */
  onSave?: (values: NewPassword) => void;
  /** Heading level of the error summary; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  labels?: Partial<PasswordFormLabels>;
}

const english: PasswordFormLabels = {
  currentPassword: "Current password",
  password: "New password",
  passwordHelp: "At least 8 characters",
  confirmPassword: "Confirm new password",
  submit: "Save password",
  submitting: "Saving…",
};

const FIELDS = ["currentPassword", "password", "confirmPassword"] as const;

/**
 * A new password, typed twice; children are placed above the button. The fields are uncontrolled and are submitted under
 * the names of `NewPassword`. A hidden field tells password managers which account it is for.
 */
export function PasswordForm({
  variant = "reset",
  username,
  errors = {},
  refusals,
  error,
  state = "idle",
  onValuesChange,
  onSave,
  level = 2,
  labels,
  children,
  ...props
}: PasswordFormProps) {
  const words = useLabels("passwordForm", english, labels);
  const busy = state === "busy";
  const id = useId();
  const field = fieldsOf(id, words, errors);
  return (
    <Form
      method={formMethod(props.action)}
      {...props}
      component="password-form"
      state={state}
      valuesOf={(form) => textsOf(form, FIELDS)}
      onValuesChange={onValuesChange}
      onSend={onSave}
    >
      <FormError>{error}</FormError>
      <FormErrors formId={id} errors={inOrder(FIELDS, errors)} refusals={refusals} level={level} />
      <input type="text" name="email" autoComplete="username" value={username} readOnly hidden />
      {variant === "change" && (
        <Field {...field("currentPassword")}>
          <PasswordInput name="currentPassword" autoComplete="current-password" disabled={busy} />
        </Field>
      )}
      <Field {...field("password")} description={words.passwordHelp}>
        <PasswordInput name="password" autoComplete="new-password" disabled={busy} />
      </Field>
      <Field {...field("confirmPassword")}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" disabled={busy} />
      </Field>
      {children}
      <SubmitButton size="lg" width="full" state={state} labels={words} />
    </Form>
  );
}
