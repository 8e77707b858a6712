"use client";

import type { ComponentProps, FormEvent, ReactNode } from "react";
import { Button } from "../button/index.ts";
import { Checkbox } from "../checkbox/index.ts";
import { Field } from "../field/index.ts";
import { composeProps } from "../lib/compose-handlers.ts";
import { formMethod } from "../lib/form-method.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useFocusBack } from "../lib/use-focus-back.ts";
import { Notice } from "../notice/index.ts";
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

export interface LoginFormProps extends ComponentProps<"form"> {
  /** Initial email. @default "" */
  defaultEmail?: string | undefined;
  /** @default false */
  defaultRemember?: boolean | undefined;
  /** Error message of the whole form; announced when it appears. */
  error?: ReactNode;
  /** `busy` while the form is being submitted: it accepts no input. @default "idle" */
  state?: "idle" | "busy";
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
  className = "",
  children,
  ...props
}: LoginFormProps) {
  const words = useLabels("loginForm", english, labels);
  const busy = state === "busy";
  useFocusBack(busy);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onLogin) return;
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const [email, password] = [typed.get("email"), typed.get("password")];
    if (typeof email === "string" && typeof password === "string") {
      onLogin({ email, password, remember: typed.has("remember") });
    }
  };
  return (
    <form
      method={formMethod(props.action)}
      noValidate
      {...composeProps(props, { onSubmit: handleSubmit })}
      data-component="login-form"
      data-state={state}
      className={`sv:grid sv:gap-5 ${className}`}
    >
      {error && (
        <Notice tone="danger" live="assertive">
          {error}
        </Notice>
      )}
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
      <Button type="submit" size="lg" width="full" state={state}>
        {busy ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
