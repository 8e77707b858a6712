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
  /** On the button while it is busy. */
  submitting: string;
}

/** What somebody signs in with. */
export interface LoginValues {
  email: string;
  password: string;
  remember: boolean;
}

export interface LoginFormProps extends ComponentProps<"form"> {
  /** The email that is known already. @default "" */
  defaultEmail?: string | undefined;
  /** @default false */
  defaultRemember?: boolean | undefined;
  /** What is wrong, ready to read; heard when it appears. */
  error?: ReactNode;
  /** `busy` while it is being sent: nothing can be typed or pressed. @default "idle" */
  state?: "idle" | "busy";
  /** Takes what was typed. Without it the browser posts the form to `action`, as it does before this code is there. */
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
 * Email, password, and how long to be remembered; children stand above the button. The fields keep what is typed by
 * themselves, so nothing is lost that was typed before this code was there. They post as `email`, `password`, `remember`.
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
