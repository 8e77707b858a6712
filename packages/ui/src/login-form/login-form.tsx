"use client";

import type { ComponentProps } from "react";
import { Checkbox } from "../checkbox/index.ts";
import { Field } from "../field/index.ts";
import { Form, FormError, type FormProps, SubmitButton, textsOf } from "../form/form.tsx";
import { formMethod } from "../lib/form-method.ts";
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

export interface LoginFormProps extends ComponentProps<"form">, FormProps {
  /** Initial email. @default "" */
  defaultEmail?: string | undefined;
  /** @default false */
  defaultRemember?: boolean | undefined;
  /** Called with the values on submit. Without it the browser posts the form to `action`, as it does before hydration. */
  onLogin?: (values: LoginValues) => void;
  labels?: Partial<LoginFormLabels>;
}

const english: LoginFormLabels = {
  email: "Email",
  password: "Password",
  remember: "Remember me",
  submit: "Login",
  submitting: "Logging in...",
};

function valuesOf(form: HTMLFormElement): LoginValues {
  return { ...textsOf(form, ["email", "password"]), remember: new FormData(form).has("remember") };
}

/**
 * Email, password and a "remember me" checkbox; children are placed above the button. The fields are uncontrolled, so text
 * typed before hydration is kept. They are submitted as `email`, `password` and `remember`.
 */
export function LoginForm({
  defaultEmail,
  defaultRemember,
  error,
  state = "idle",
  onLogin,
  labels,
  children,
  ...props
}: LoginFormProps) {
  const words = useLabels("loginForm", english, labels);
  const busy = state === "busy";
  return (
    <Form
      method={formMethod(props.action)}
      {...props}
      component="login-form"
      state={state}
      valuesOf={valuesOf}
      onSend={onLogin}
    >
      <FormError>{error}</FormError>
      <Field label={words.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={defaultEmail}
          disabled={busy}
        />
      </Field>
      <Field label={words.password}>
        <PasswordInput name="password" autoComplete="current-password" disabled={busy} />
      </Field>
      <Checkbox name="remember" defaultChecked={defaultRemember} disabled={busy}>
        {words.remember}
      </Checkbox>
      {children}
      <SubmitButton size="lg" width="full" state={state} labels={words} />
    </Form>
  );
}
