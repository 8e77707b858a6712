"use client";

import { type ChangeEvent, type ComponentProps, type FormEvent, type ReactNode, useId } from "react";
import { Button } from "../button/index.ts";
import { Checkbox } from "../checkbox/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { composeProps } from "../lib/compose-handlers.ts";
import { formMethod } from "../lib/form-method.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useFocusBack } from "../lib/use-focus-back.ts";
import { Notice } from "../notice/index.ts";
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

export interface RegisterFormProps extends ComponentProps<"form"> {
  /** Initial values; passwords have none. */
  defaultValues?: Partial<Pick<RegisterValues, "name" | "email" | "agree">> | undefined;
  /** Maximum lengths of fields, in characters. @default unlimited */
  maxLengths?: Partial<Record<"name", number>>;
  /** Error messages by field. */
  errors?: Partial<Record<keyof RegisterValues, ReactNode>>;
  /** Number of rejected submissions so far; each increase moves the focus to the errors again. @default 0 */
  refusals?: number | undefined;
  /** Error message of the whole form; announced when it appears. */
  error?: ReactNode;
  /** Label of the consent checkbox: "I agree to the privacy policy", with a link. */
  agreement: ReactNode;
  /** `busy` while the form is being submitted: it accepts no input. @default "idle" */
  state?: "idle" | "busy";
  /** Called after each change, with all values. */
  onValuesChange?: (values: RegisterValues, changed: keyof RegisterValues) => void;
  /** Called with the values on submit. Without it the browser posts the form to `action`, as it does before hydration. */
  onRegister?: (values: RegisterValues) => void;
  /** Heading level of the error summary; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  labels?: Partial<RegisterFormLabels>;
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

function valuesOf(form: HTMLFormElement): RegisterValues {
  const typed = new FormData(form);
  const text = (field: keyof RegisterValues) => {
    const value = typed.get(field);
    return typeof value === "string" ? value : "";
  };
  return {
    name: text("name"),
    email: text("email"),
    password: text("password"),
    confirmPassword: text("confirmPassword"),
    agree: typed.has("agree"),
  };
}

/**
 * Name, email, password twice, and consent; children are placed above the button. The fields are uncontrolled, so text
 * typed before hydration is kept. They are submitted under the names of `RegisterValues`.
 */
export function RegisterForm({
  defaultValues = {},
  maxLengths = {},
  errors = {},
  refusals,
  error,
  agreement,
  state = "idle",
  onValuesChange,
  onRegister,
  level = 2,
  labels,
  className = "",
  children,
  ...props
}: RegisterFormProps) {
  const words = useLabels("registerForm", english, labels);
  const busy = state === "busy";
  useFocusBack(busy);
  const id = useId();
  const handleChange = (event: ChangeEvent<HTMLFormElement>) => {
    const changed = (event.target as Element).getAttribute("name") as keyof RegisterValues;
    onValuesChange?.(valuesOf(event.currentTarget), changed);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onRegister) return;
    event.preventDefault();
    if (!busy) onRegister(valuesOf(event.currentTarget));
  };
  return (
    <form
      method={formMethod(props.action)}
      noValidate
      {...composeProps(props, { onSubmit: handleSubmit, onChange: handleChange })}
      data-component="register-form"
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
          name: errors.name,
          email: errors.email,
          password: errors.password,
          confirmPassword: errors.confirmPassword,
          agree: errors.agree,
        }}
        refusals={refusals}
        level={level}
      />
      <Field controlId={`${id}-name`} label={words.name} error={errors.name}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={maxLengths.name}
          defaultValue={defaultValues.name}
          disabled={busy}
        />
      </Field>
      <Field controlId={`${id}-email`} label={words.email} error={errors.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={defaultValues.email}
          disabled={busy}
        />
      </Field>
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
      <Checkbox
        id={`${id}-agree`}
        name="agree"
        defaultChecked={defaultValues.agree}
        disabled={busy}
        error={errors.agree}
      >
        {agreement}
      </Checkbox>
      {children}
      <Button type="submit" size="lg" width="full" state={state}>
        {busy ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
