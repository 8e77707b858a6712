"use client";

import type { ReactNode } from "react";
import { Checkbox } from "../checkbox/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { Form, FormControl, FormError, type ReadyFormProps, SubmitButton } from "../form/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { PasswordInput } from "../password-input/index.ts";
import { TextInput } from "../text-input/index.ts";

export interface RegisterFormLabels {
  name: string;
  email: string;
  password: string;
  /** Help text shown before a password is typed. */
  passwordHelp: string;
  confirmPassword: string;
  submit: string;
  /** Text of the button while it is busy. */
  submitting: string;
}

/** Values of the form. */
export interface RegisterValues {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  agree: boolean;
}

export interface RegisterFormProps extends ReadyFormProps<keyof RegisterValues> {
  /** Initial values; passwords have none. */
  defaultValues?: Partial<Pick<RegisterValues, "name" | "email" | "agree">> | undefined;
  /** Maximum lengths of fields, in characters. @default unlimited */
  maxLengths?: Partial<Record<"name", number>> | undefined;
  /** Label of the consent checkbox: "I agree to the privacy policy", with a link. */
  agreement: ReactNode;
  /** Called after each change of these fields, with all values and everything typed. */
  onValuesChange?: ((values: RegisterValues, changed: keyof RegisterValues, data: FormData) => void) | undefined;
  /** Called with the values, and with everything typed, on submit. Without it the browser posts the form to `action`, as it does before hydration. */
  onRegister?: ((values: RegisterValues, data: FormData) => void) | undefined;
  /** Heading level of the error summary; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  labels?: Partial<RegisterFormLabels> | undefined;
}

const english: RegisterFormLabels = {
  name: "Name",
  email: "Email",
  password: "Password",
  passwordHelp: "At least 8 characters",
  confirmPassword: "Confirm password",
  submit: "Register",
  submitting: "Registering…",
};

const FIELDS = ["name", "email", "password", "confirmPassword", "agree"] as const;

/**
 * Name, email, password twice, and consent; children, such as further `Field`s, are placed above the button. The fields are uncontrolled, so text
 * typed before hydration is kept. They are submitted under the names of `RegisterValues`.
 */
export function RegisterForm({
  defaultValues = {},
  maxLengths = {},
  agreement,
  onValuesChange,
  onRegister,
  level = 2,
  labels,
  children,
  ...props
}: RegisterFormProps) {
  const words = useLabels("registerForm", english, labels);
  return (
    <Form<keyof RegisterValues>
      {...props}
      data-component="register-form"
      fields={FIELDS}
      onValuesChange={(values, changed, data) =>
        onValuesChange?.({ ...values, agree: data.has("agree") }, changed, data)
      }
      onSend={onRegister && ((values, data) => onRegister({ ...values, agree: data.has("agree") }, data))}
    >
      <FormError />
      <FormErrors level={level} />
      <Field name="name" label={words.name}>
        <TextInput autoComplete="name" maxLength={maxLengths.name} defaultValue={defaultValues.name} />
      </Field>
      <Field name="email" label={words.email}>
        <TextInput type="email" autoComplete="email" inputMode="email" defaultValue={defaultValues.email} />
      </Field>
      <Field name="password" label={words.password} description={words.passwordHelp}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field name="confirmPassword" label={words.confirmPassword}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <FormControl name="agree" render={<Checkbox defaultChecked={defaultValues.agree}>{agreement}</Checkbox>} />
      {children}
      <SubmitButton size="lg" width="full" busyText={words.submitting}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
