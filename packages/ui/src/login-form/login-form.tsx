"use client";

import { Checkbox } from "../checkbox/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { Form, FormControl, FormError, type ReadyFormProps, SubmitButton } from "../form/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { PasswordInput } from "../password-input/index.ts";
import { TextInput } from "../text-input/index.ts";

export interface LoginFormLabels {
  email: string;
  password: string;
  remember: string;
  submit: string;
  /** Text of the button while it is busy. */
  submitting: string;
}

/** Values of the form. */
export interface LoginValues {
  email: string;
  password: string;
  remember: boolean;
}

export interface LoginFormProps extends ReadyFormProps<keyof LoginValues> {
  /** Initial email. @default "" */
  defaultEmail?: string | undefined;
  /** @default false */
  defaultRemember?: boolean | undefined;
  /** Called with the values, and with everything typed, on submit. Without it the browser posts the form to `action`, as it does before hydration. */
  onLogin?: ((values: LoginValues, data: FormData) => void) | undefined;
  /** Heading level of the error summary; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  labels?: Partial<LoginFormLabels> | undefined;
}

const english: LoginFormLabels = {
  email: "Email",
  password: "Password",
  remember: "Remember me",
  submit: "Login",
  submitting: "Logging in...",
};

const FIELDS = ["email", "password", "remember"] as const;

/**
 * Email, password and a "remember me" checkbox; children, such as further `Field`s, are placed above the button. The fields are uncontrolled, so text
 * typed before hydration is kept. They are submitted as `email`, `password` and `remember`.
 */
export function LoginForm({
  defaultEmail,
  defaultRemember,
  onLogin,
  level = 2,
  labels,
  children,
  ...props
}: LoginFormProps) {
  const words = useLabels("loginForm", english, labels);
  return (
    <Form<keyof LoginValues>
      {...props}
      data-component="login-form"
      fields={FIELDS}
      onSend={onLogin && ((values, data) => onLogin({ ...values, remember: data.has("remember") }, data))}
    >
      <FormError />
      <FormErrors level={level} />
      <Field name="email" label={words.email}>
        <TextInput type="email" autoComplete="username" inputMode="email" defaultValue={defaultEmail} />
      </Field>
      <Field name="password" label={words.password}>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <FormControl name="remember" render={<Checkbox defaultChecked={defaultRemember}>{words.remember}</Checkbox>} />
      {children}
      <SubmitButton size="lg" width="full" busyText={words.submitting}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
