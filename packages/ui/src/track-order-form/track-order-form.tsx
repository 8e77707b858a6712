"use client";

import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { Form, FormError, type ReadyFormProps, SubmitButton } from "../form/index.ts";
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

export interface TrackOrderFormProps extends ReadyFormProps<keyof TrackOrderValues> {
  /** Initial values. */
  defaultValues?: Partial<TrackOrderValues> | undefined;
  /** Called with the values, and with everything typed, on submit. Without it the browser posts the form to `action`, as it does before hydration. */
  onTrack?: ((values: TrackOrderValues, data: FormData) => void) | undefined;
  /** Heading level of the error summary; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  labels?: Partial<TrackOrderFormLabels> | undefined;
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
 * Order number and the email address of the order; children, such as further `Field`s, are placed above the button. The fields are uncontrolled, so
 * text typed before hydration is kept. They are submitted under the names of `TrackOrderValues`.
 */
export function TrackOrderForm({
  defaultValues = {},
  onTrack,
  level = 2,
  labels,
  children,
  ...props
}: TrackOrderFormProps) {
  const words = useLabels("trackOrderForm", english, labels);
  return (
    <Form {...props} data-component="track-order-form" fields={FIELDS} onSend={onTrack}>
      <FormErrors level={level} />
      <Field name="orderId" label={words.orderId}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={words.orderIdPlaceholder}
          defaultValue={defaultValues.orderId}
        />
      </Field>
      <Field name="email" label={words.email} description={words.emailHelp}>
        <TextInput type="email" autoComplete="email" inputMode="email" defaultValue={defaultValues.email} />
      </Field>
      {children}
      <SubmitButton size="lg" width="full" busyText={words.submitting}>
        {words.submit}
      </SubmitButton>
      <FormError />
    </Form>
  );
}
