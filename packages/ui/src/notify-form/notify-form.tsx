"use client";

import { type ComponentProps, type FormEvent, type ReactNode, useId } from "react";
import { Button } from "../button/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { composeProps } from "../lib/compose-handlers.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useFocusBack } from "../lib/use-focus-back.ts";
import { Notice } from "../notice/index.ts";
import { Select } from "../select/index.ts";
import { TextInput } from "../text-input/index.ts";

export interface NotifyFormLabels {
  size: string;
  email: string;
  /** Help text: what the email address is used for. */
  emailHelp: string;
  submit: string;
  /** Text of the button while it is busy. */
  submitting: string;
}

/** Values of the form. `size` is null if there is none to choose. */
export interface NotifyValues {
  email: string;
  size: string | null;
}

export interface NotifyFormProps extends Omit<ComponentProps<"form">, "children"> {
  /** Sold-out sizes: an `<option>` each. Without any, no size is asked for. */
  sizes?: ReactNode;
  /** Initial values. */
  defaultValues?: Partial<NotifyValues>;
  /** Error messages by field. */
  errors?: Partial<Record<keyof NotifyValues, ReactNode>>;
  /** Number of rejected submissions so far; each increase moves the focus to the errors again. @default 0 */
  refusals?: number | undefined;
  /** Error message of the whole form; announced when it appears. */
  error?: ReactNode;
  /** `busy` while the form is being submitted: it accepts no input. @default "idle" */
  state?: "idle" | "busy";
  onNotify: (values: NotifyValues) => void;
  /** Heading level of the error summary; must follow the outline of the page. @default 3 */
  level?: 2 | 3;
  labels?: Partial<NotifyFormLabels>;
}

const english: NotifyFormLabels = {
  size: "Size",
  email: "Email",
  emailHelp: "We write once, and use the address for nothing else.",
  submit: "Notify me",
  submitting: "Sending…",
};

/** Requests a notification when a sold-out product is back: size and email address. The fields are uncontrolled. */
export function NotifyForm({
  sizes,
  defaultValues = {},
  errors = {},
  refusals,
  error,
  state = "idle",
  onNotify,
  level = 3,
  labels,
  className = "",
  ...props
}: NotifyFormProps) {
  const words = useLabels("notifyForm", english, labels);
  const busy = state === "busy";
  useFocusBack(busy);
  const id = useId();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const [email, size] = [typed.get("email"), typed.get("size")];
    onNotify({ email: typeof email === "string" ? email : "", size: typeof size === "string" ? size : null });
  };
  return (
    <form
      noValidate
      {...composeProps<ComponentProps<"form">>(props, { onSubmit: handleSubmit })}
      data-component="notify-form"
      data-state={state}
      className={`sv:grid sv:gap-5 ${className}`}
    >
      <FormErrors formId={id} errors={{ size: errors.size, email: errors.email }} refusals={refusals} level={level} />
      {sizes && (
        <Field controlId={`${id}-size`} label={words.size} error={errors.size}>
          <Select name="size" defaultValue={defaultValues.size ?? undefined} disabled={busy}>
            {sizes}
          </Select>
        </Field>
      )}
      <Field controlId={`${id}-email`} label={words.email} description={words.emailHelp} error={errors.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={defaultValues.email}
          disabled={busy}
        />
      </Field>
      {error && (
        <Notice tone="danger" live="assertive">
          {error}
        </Notice>
      )}
      <Button type="submit" size="lg" width="full" state={state}>
        {busy ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
