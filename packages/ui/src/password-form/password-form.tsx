"use client";

import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { Form, FormError, type ReadyFormProps, SubmitButton } from "../form/index.ts";
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

export interface PasswordFormProps extends ReadyFormProps<keyof NewPassword> {
  /** `change` also asks for the current password; `reset` does not, for forgotten passwords. @default "reset" */
  variant?: "reset" | "change" | undefined;
  /** Account name for the browser's password manager. Submitted as `email`. */
  username: string;
  /** Called after each change of these fields, with all values and everything typed. */
  onValuesChange?: ((values: NewPassword, changed: keyof NewPassword, data: FormData) => void) | undefined;
  /** Called with the values, and with everything typed, on submit. Without it the browser posts the form to `action`, as it does before hydration. */
  onSave?: ((values: NewPassword, data: FormData) => void) | undefined;
  /** Heading level of the error summary; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  labels?: Partial<PasswordFormLabels> | undefined;
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
 * A new password, typed twice; children, such as further `Field`s, are placed above the button. The fields are uncontrolled and are submitted under
 * the names of `NewPassword`. A hidden field tells password managers which account it is for.
 */
export function PasswordForm({
  variant = "reset",
  username,
  onValuesChange,
  onSave,
  level = 2,
  labels,
  children,
  ...props
}: PasswordFormProps) {
  const words = useLabels("passwordForm", english, labels);
  return (
    <Form {...props} data-component="password-form" fields={FIELDS} onValuesChange={onValuesChange} onSend={onSave}>
      <FormError />
      <FormErrors level={level} />
      <input type="text" name="email" autoComplete="username" value={username} readOnly hidden />
      {variant === "change" && (
        <Field name="currentPassword" label={words.currentPassword}>
          <PasswordInput autoComplete="current-password" />
        </Field>
      )}
      <Field name="password" label={words.password} description={words.passwordHelp}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field name="confirmPassword" label={words.confirmPassword}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      {children}
      <SubmitButton size="lg" width="full" busyText={words.submitting}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
