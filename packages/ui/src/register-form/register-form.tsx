"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Checkbox } from "../checkbox/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import {
  EMAIL,
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

export interface RegisterFormProps extends ComponentProps<"form">, FormProps, FieldErrorsProps<keyof RegisterValues> {
  /** Initial values; passwords have none. */
  defaultValues?: Partial<Pick<RegisterValues, "name" | "email" | "agree">> | undefined;
  /** Maximum lengths of fields, in characters. @default unlimited */
  maxLengths?: Partial<Record<"name", number>>;
  /** Label of the consent checkbox: "I agree to the privacy policy", with a link. */
  agreement: ReactNode;
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

const FIELDS = ["name", "email", "password", "confirmPassword", "agree"] as const;

function valuesOf(form: HTMLFormElement): RegisterValues {
  return { ...textsOf(form, ["name", "email", "password", "confirmPassword"]), agree: new FormData(form).has("agree") };
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
  children,
  ...props
}: RegisterFormProps) {
  const words = useLabels("registerForm", english, labels);
  const busy = state === "busy";
  const id = useId();
  const field = fieldsOf(id, words, errors);
  return (
    <Form
      method={formMethod(props.action)}
      {...props}
      component="register-form"
      state={state}
      valuesOf={valuesOf}
      onValuesChange={onValuesChange}
      onSend={onRegister}
    >
      <FormError>{error}</FormError>
      <FormErrors formId={id} errors={inOrder(FIELDS, errors)} refusals={refusals} level={level} />
      <Field {...field("name")}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={maxLengths.name}
          defaultValue={defaultValues.name}
          disabled={busy}
        />
      </Field>
      <Field {...field("email")}>
        <TextInput {...EMAIL} defaultValue={defaultValues.email} disabled={busy} />
      </Field>
      <Field {...field("password")} description={words.passwordHelp}>
        <PasswordInput name="password" autoComplete="new-password" disabled={busy} />
      </Field>
      <Field {...field("confirmPassword")}>
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
      <SubmitButton size="lg" width="full" state={state} labels={words} />
    </Form>
  );
}
