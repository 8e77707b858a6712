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
  /** Help text shown before a password is typed. */
  passwordHelp: string;
  confirmPassword: string;
  submit: string;
  /** Text of the button while it is busy. */
  submitting: string;
}

/** Values of the form. `currentPassword` is empty with `form="reset"`. */
export interface NewPassword {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

export interface PasswordFormProps extends ComponentProps<"form"> {
  /** `change` also asks for the current password; `reset` does not, for forgotten passwords. @default "reset" */
  form?: "reset" | "change";
  /** Account name for the browser's password manager. Submitted as `email`. */
  username: string;
  /** Error messages by field. */
  errors?: Partial<Record<keyof NewPassword, ReactNode>>;
  /** Number of rejected submissions so far; each increase moves the focus to the errors again. @default 0 */
  refusals?: number | undefined;
  /** Error message of the whole form; announced when it appears. */
  error?: ReactNode;
  /** `busy` while the form is being submitted: it accepts no input. @default "idle" */
  state?: "idle" | "busy";
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
 * A new password, typed twice; children are placed above the button. The fields are uncontrolled and are submitted under
 * the names of `NewPassword`. A hidden field tells password managers which account it is for.
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
