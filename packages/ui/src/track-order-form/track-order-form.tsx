"use client";

import { type ComponentProps, type FormEvent, type ReactNode, useId } from "react";
import { Button } from "../button/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { composeProps } from "../lib/compose-handlers.ts";
import { formMethod } from "../lib/form-method.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useFocusBack } from "../lib/use-focus-back.ts";
import { Notice } from "../notice/index.ts";
import { TextInput } from "../text-input/index.ts";

export interface TrackOrderFormLabels {
  orderId: string;
  /** Example of an order number. */
  orderIdPlaceholder: string;
  email: string;
  /** Help text: the email address that the order was placed with. */
  emailHelp: string;
  submit: string;
  /** Text of the button while it is busy. */
  submitting: string;
}

/** Values of the form. */
export interface TrackOrderValues {
  orderId: string;
  email: string;
}

export interface TrackOrderFormProps extends ComponentProps<"form"> {
  /** Initial values. */
  defaultValues?: Partial<TrackOrderValues> | undefined;
  /** Error messages by field. */
  errors?: Partial<Record<keyof TrackOrderValues, ReactNode>>;
  /** Number of rejected submissions so far; each increase moves the focus to the errors again. @default 0 */
  refusals?: number | undefined;
  /** Error message below the button; announced when it appears. */
  error?: ReactNode;
  /** `busy` while the order is being looked up: the form accepts no input. @default "idle" */
  state?: "idle" | "busy";
  /** Called with the values on submit. Without it the browser posts the form to `action`, as it does before hydration. */
  onTrack?: (values: TrackOrderValues) => void;
  /** Heading level of the error summary; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  labels?: Partial<TrackOrderFormLabels>;
}

const english: TrackOrderFormLabels = {
  orderId: "Order ID",
  orderIdPlaceholder: "Order ID (e.g. ORD123456)",
  email: "Email",
  emailHelp: "The one you ordered with",
  submit: "Track Order",
  submitting: "Tracking…",
};

/**
 * Order number and the email address of the order; children are placed above the button. The fields are uncontrolled, so
 * text typed before hydration is kept. They are submitted under the names of `TrackOrderValues`.
 */
export function TrackOrderForm({
  defaultValues = {},
  errors = {},
  refusals,
  error,
  state = "idle",
  onTrack,
  level = 2,
  labels,
  className = "",
  children,
  ...props
}: TrackOrderFormProps) {
  const words = useLabels("trackOrderForm", english, labels);
  const busy = state === "busy";
  useFocusBack(busy);
  const id = useId();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onTrack) return;
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const [orderId, email] = [typed.get("orderId"), typed.get("email")];
    if (typeof orderId === "string" && typeof email === "string") onTrack({ orderId, email });
  };
  return (
    <form
      method={formMethod(props.action)}
      noValidate
      {...composeProps(props, { onSubmit: handleSubmit })}
      data-component="track-order-form"
      data-state={state}
      className={`sv:grid sv:gap-5 ${className}`}
    >
      <FormErrors
        formId={id}
        errors={{ orderId: errors.orderId, email: errors.email }}
        refusals={refusals}
        level={level}
      />
      <Field controlId={`${id}-orderId`} label={words.orderId} error={errors.orderId}>
        <TextInput
          name="orderId"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={words.orderIdPlaceholder}
          defaultValue={defaultValues.orderId}
          disabled={busy}
        />
      </Field>
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
      {children}
      <Button type="submit" size="lg" width="full" state={state}>
        {busy ? words.submitting : words.submit}
      </Button>
      {error && (
        <Notice tone="danger" live="assertive">
          {error}
        </Notice>
      )}
    </form>
  );
}
