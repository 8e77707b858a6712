"use client";

import type { ChangeEvent, ComponentProps, FormEvent, ReactNode } from "react";
import { Button, type ButtonProps } from "../button/index.ts";
import { mergeProps } from "../lib/merge-props.ts";
import { useFocusBack } from "../lib/use-focus-back.ts";
import { Notice } from "../notice/index.ts";

/** Props that all forms share. */
export interface FormProps {
  /** Error message of the whole form; announced when it appears. */
  error?: ReactNode;
  /** `busy` while the form is being submitted: it accepts no input. @default "idle" */
  state?: "idle" | "busy";
}

/** Props of forms that show errors at their fields. */
export interface FieldErrorsProps<Field extends PropertyKey> {
  /** Error messages by field. */
  errors?: Partial<Record<Field, ReactNode>>;
  /** Number of rejected submissions so far; each increase moves the focus to the errors again. @default 0 */
  refusals?: number | undefined;
}

interface FormOwnProps<Values> extends ComponentProps<"form"> {
  component: string;
  state: "idle" | "busy";
  valuesOf: (form: HTMLFormElement) => Values;
  onValuesChange?: ((values: Values, changed: keyof Values) => void) | undefined;
  /** Called on submit, unless the form is busy. Without it the browser submits the form. */
  onSend: ((values: Values) => void) | undefined;
}

/** The `<form>` of a form component: reports its values, and returns the focus that disabled fields lose. */
export function Form<Values>({
  component,
  state,
  valuesOf,
  onValuesChange,
  onSend,
  className = "",
  ...props
}: FormOwnProps<Values>) {
  const busy = state === "busy";
  useFocusBack(busy);
  const handleChange = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    const changed = (target as Element).getAttribute("name") as keyof Values;
    onValuesChange?.(valuesOf(currentTarget), changed);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSend) return;
    event.preventDefault();
    if (!busy) onSend(valuesOf(event.currentTarget));
  };
  return (
    <form
      noValidate
      {...mergeProps<ComponentProps<"form">>(
        {
          onSubmit: handleSubmit,
          ...(onValuesChange && { onChange: handleChange }),
        },
        props,
      )}
      data-component={component}
      data-state={state}
      className={`sv:grid sv:gap-5 ${className}`}
    />
  );
}

/** Error message of the whole form, if there is one. */
export function FormError({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Notice variant="danger" live="assertive">
      {children}
    </Notice>
  );
}

interface SubmitButtonProps extends Omit<ButtonProps, "children" | "type" | "state"> {
  state: "idle" | "busy";
  labels: { submit: string; submitting: string };
}

export function SubmitButton({ state, labels, ...props }: SubmitButtonProps) {
  return (
    <Button {...props} type="submit" state={state}>
      {state === "busy" ? labels.submitting : labels.submit}
    </Button>
  );
}

/** The text of each of these fields; "" if it has none. */
export function textsOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Record<Field, string> {
  const typed = new FormData(form);
  const textOf = (field: Field) => {
    const value = typed.get(field);
    return [field, typeof value === "string" ? value : ""] as const;
  };
  return Object.fromEntries(fields.map(textOf)) as Record<Field, string>;
}

/** The errors in the order of the fields. */
export const inOrder = <Field extends string>(
  fields: readonly Field[],
  errors: Partial<Record<Field, ReactNode>>,
): Record<string, ReactNode> => Object.fromEntries(fields.map((field) => [field, errors[field]]));

/** Props of an email field. */
export const EMAIL = { type: "email", name: "email", autoComplete: "email", inputMode: "email" } as const;

/** The props of `Field` for each field that has a label and may have an error. */
export const fieldsOf =
  <Labels, Errors>(formId: string, labels: Labels, errors: Errors) =>
  <Field extends keyof Labels & keyof Errors & string>(name: Field) => ({
    controlId: `${formId}-${name}`,
    label: labels[name],
    error: errors[name],
  });
