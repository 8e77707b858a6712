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
  /** What the address is used for. */
  emailHelp: string;
  submit: string;
  /** On the button while it is busy. */
  submitting: string;
}

/** Who wants to be told of what. `size` is null where there is none to choose. */
export interface NotifyValues {
  email: string;
  size: string | null;
}

export interface NotifyFormProps extends Omit<ComponentProps<"form">, "children"> {
  /** Sizes of which nothing is left: an `<option>` for each. Without any, there is none to choose. */
  sizes?: ReactNode;
  /** What is known already. */
  defaultValues?: Partial<NotifyValues>;
  /** What is wrong with each field. */
  errors?: Partial<Record<keyof NotifyValues, ReactNode>>;
  /** Grows each time that the form was sent in vain, so that what is wrong takes the focus again. @default 0 */
  refusals?: number | undefined;
  /** What else is wrong, ready to read; heard when it appears. */
  error?: ReactNode;
  /** `busy` while it is being sent: nothing can be typed or pressed. @default "idle" */
  state?: "idle" | "busy";
  onNotify: (values: NotifyValues) => void;
  /** Heading level of the list of several errors; must follow the outline of the page. @default 3 */
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

/** Asks to be told when a piece is back: in which size, and where to write to. The fields keep what is typed by themselves. */
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
