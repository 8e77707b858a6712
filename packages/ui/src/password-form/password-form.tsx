"use client";

import { type ChangeEvent, type ComponentProps, type FormEvent, type ReactNode, useId } from "react";
import { Button } from "../button/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { composeProps } from "../lib/compose-handlers.ts";
import { formMethod } from "../lib/form-method.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useFocusBack } from "../lib/use-focus-back.ts";
import { Notice } from "../notice/index.ts";
import { PasswordInput } from "../password-input/index.ts";

export interface PasswordFormLabels {
  currentPassword: string;
  password: string;
  /** What to know before choosing a password. */
  passwordHelp: string;
  confirmPassword: string;
  submit: string;
  /** On the button while it is busy. */
  submitting: string;
}

/** What was typed. `currentPassword` is empty where it is not asked for. */
export interface NewPassword {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

export interface PasswordFormProps extends ComponentProps<"form"> {
  /** `change` asks for the password of now as well; `reset` is for who has forgotten it. @default "reset" */
  form?: "reset" | "change";
  /** Whose password it is, for the browser's memory. Posted as `email`. */
  username: string;
  /** What is wrong with each field. */
  errors?: Partial<Record<keyof NewPassword, ReactNode>>;
  /** Grows each time that the form was sent in vain, so that what is wrong takes the focus again. @default 0 */
  refusals?: number | undefined;
  /** What is wrong with the whole, ready to read; heard when it appears. */
  error?: ReactNode;
  /** `busy` while it is being sent: nothing can be typed or pressed. @default "idle" */
  state?: "idle" | "busy";
  /** The form as it stands, each time that something is typed. */
  onValuesChange?: (values: NewPassword, changed: keyof NewPassword) => void;
  /** Takes what was typed. Without it the browser posts the form to `action`, as it does before this code is there. */
  onSave?: (values: NewPassword) => void;
  /** Heading level of the list of several errors; must follow the outline of the page. @default 2 */
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

function valuesOf(form: HTMLFormElement): NewPassword {
  const typed = new FormData(form);
  const text = (field: keyof NewPassword) => {
    const value = typed.get(field);
    return typeof value === "string" ? value : "";
  };
  return {
    currentPassword: text("currentPassword"),
    password: text("password"),
    confirmPassword: text("confirmPassword"),
  };
}

/**
 * A new password, twice; children stand above the button. The fields keep what is typed by themselves, and post under the
 * names of `NewPassword`. A hidden field tells password managers whose it is.
 */
export function PasswordForm({
  form = "reset",
  username,
  errors = {},
  refusals,
  error,
  state = "idle",
  onValuesChange,
  onSave,
  level = 2,
  labels,
  className = "",
  children,
  ...props
}: PasswordFormProps) {
  const words = useLabels("passwordForm", english, labels);
  const busy = state === "busy";
  useFocusBack(busy);
  const id = useId();
  const handleChange = (event: ChangeEvent<HTMLFormElement>) => {
    const changed = (event.target as Element).getAttribute("name") as keyof NewPassword;
    onValuesChange?.(valuesOf(event.currentTarget), changed);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSave) return;
    event.preventDefault();
    if (!busy) onSave(valuesOf(event.currentTarget));
  };
  return (
    <form
      method={formMethod(props.action)}
      noValidate
      {...composeProps(props, { onSubmit: handleSubmit, onChange: handleChange })}
      data-component="password-form"
      data-state={state}
      className={`sv:grid sv:gap-5 ${className}`}
    >
      {error && (
        <Notice tone="danger" live="assertive">
          {error}
        </Notice>
      )}
      <FormErrors
        formId={id}
        errors={{
          currentPassword: errors.currentPassword,
          password: errors.password,
          confirmPassword: errors.confirmPassword,
        }}
        refusals={refusals}
        level={level}
      />
      <input type="text" name="email" autoComplete="username" value={username} readOnly hidden />
      {form === "change" && (
        <Field controlId={`${id}-currentPassword`} label={words.currentPassword} error={errors.currentPassword}>
          <PasswordInput name="currentPassword" autoComplete="current-password" disabled={busy} />
        </Field>
      )}
      <Field
        controlId={`${id}-password`}
        label={words.password}
        description={words.passwordHelp}
        error={errors.password}
      >
        <PasswordInput name="password" autoComplete="new-password" disabled={busy} />
      </Field>
      <Field controlId={`${id}-confirmPassword`} label={words.confirmPassword} error={errors.confirmPassword}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" disabled={busy} />
      </Field>
      {children}
      <Button type="submit" size="lg" width="full" state={state}>
        {busy ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
