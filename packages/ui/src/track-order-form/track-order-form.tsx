"use client";

import { type ComponentProps, useId } from "react";
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

export interface TrackOrderFormProps
  extends ComponentProps<"form">, FormProps, FieldErrorsProps<keyof TrackOrderValues> {
  /** Initial values. */
  defaultValues?: Partial<TrackOrderValues> | undefined;
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

const FIELDS = ["orderId", "email"] as const;

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
  children,
  ...props
}: TrackOrderFormProps) {
  const words = useLabels("trackOrderForm", english, labels);
  const busy = state === "busy";
  const id = useId();
  const field = fieldsOf(id, words, errors);
  return (
    <Form
      method={formMethod(props.action)}
      {...props}
      component="track-order-form"
      state={state}
      valuesOf={(form) => textsOf(form, FIELDS)}
      onSend={onTrack}
    >
      <FormErrors formId={id} errors={inOrder(FIELDS, errors)} refusals={refusals} level={level} />
      <Field {...field("orderId")}>
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
      <Field {...field("email")} description={words.emailHelp}>
        <TextInput {...EMAIL} defaultValue={defaultValues.email} disabled={busy} />
      </Field>
      {children}
      <SubmitButton size="lg" width="full" state={state} labels={words} />
      <FormError>{error}</FormError>
    </Form>
  );
}
