"use client";

import { type ReactNode, use } from "react";
import { Button, type ButtonProps } from "../button/index.ts";
import { FormFieldContext, type FormFieldState } from "../field/form-field-context.ts";
import { type ElementProps, mergeProps } from "../lib/merge-props.ts";
import { type Render, rendered } from "../lib/rendered.ts";
import { Notice, type NoticeProps } from "../notice/index.ts";
import { useForm } from "./form-context.ts";

export interface FormErrorProps extends Omit<NoticeProps, "variant" | "live" | "children"> {}

/** Error message of the whole form, if there is one; announced when it appears. Must stand in a `Form`. */
export function FormError(props: FormErrorProps) {
  const { error } = useForm("<FormError>");
  return error ? (
    <Notice {...props} variant="danger" live="assertive">
      {error}
    </Notice>
  ) : null;
}

export interface SubmitButtonProps extends Omit<ButtonProps, "type" | "state"> {
  /** Text while the form is busy: "Sending…". @default children */
  busyText?: ReactNode;
}

/** The button that submits its `Form`; busy while the form is, and keeps the focus. */
export function SubmitButton({ busyText, children, ...props }: SubmitButtonProps) {
  const { state } = useForm("<SubmitButton>");
  return (
    <Button {...props} type="submit" state={state}>
      {state === "busy" ? (busyText ?? children) : children}
    </Button>
  );
}

export interface FormControlProps extends ElementProps {
  /** Name of the field, under which it is submitted and has its error. */
  name: string;
  /** The control: `<Checkbox>…</Checkbox>`; or a function that renders it with id, name, error and `disabled`. */
  render: Render<FormFieldState>;
}

/** Connects a control with a label of its own, such as `Checkbox`, `RadioGroup` or `RatingInput`, to its `Form`. */
export function FormControl({ name, render, ...props }: FormControlProps) {
  return rendered<FormFieldState>(render, mergeProps<FormFieldState>(use(FormFieldContext)(name), props));
}
