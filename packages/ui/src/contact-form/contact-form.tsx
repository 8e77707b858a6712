"use client";

import type { ReactNode } from "react";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { Form, FormError, type ReadyFormProps, SubmitButton } from "../form/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { Select } from "../select/index.ts";
import { TextArea } from "../text-area/index.ts";
import { TextInput } from "../text-input/index.ts";

export interface ContactFormLabels {
  name: string;
  email: string;
  phone: string;
  type: string;
  /** Text of the first, empty option. */
  chooseType: string;
  subject: string;
  message: string;
  submit: string;
  /** Text of the button while it is busy. */
  submitting: string;
}

/** Values of the form. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  type: string;
  subject: string;
  message: string;
}

export interface ContactFormProps extends ReadyFormProps<keyof ContactValues> {
  /** Topics of the request: `<option>`s. */
  types: ReactNode;
  /** Initial values. */
  defaultValues?: Partial<ContactValues> | undefined;
  /** Maximum lengths of fields, in characters. @default unlimited */
  maxLengths?: Partial<Record<"name" | "subject" | "message", number>> | undefined;
  /** Called after each change of these fields, with all values and everything typed. */
  onValuesChange?: ((values: ContactValues, changed: keyof ContactValues, data: FormData) => void) | undefined;
  /** Called with the values, and with everything typed, on submit. Without it the browser posts the form to `action`, as it does before hydration. */
  onSend?: ((values: ContactValues, data: FormData) => void) | undefined;
  /** Heading level of the error summary; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  labels?: Partial<ContactFormLabels> | undefined;
}

const english: ContactFormLabels = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  type: "Query type",
  chooseType: "Choose a query type",
  subject: "Subject",
  message: "Message",
  submit: "Send message",
  submitting: "Sending…",
};

const FIELDS = ["name", "email", "phone", "type", "subject", "message"] as const;

/**
 * Contact form: name, email, phone, topic, subject and message; children, such as further `Field`s, are placed above the button. The fields are
 * uncontrolled, so text typed before hydration is kept. They are submitted under the names of `ContactValues`.
 */
export function ContactForm({
  types,
  defaultValues = {},
  maxLengths = {},
  onValuesChange,
  onSend,
  level = 2,
  labels,
  children,
  ...props
}: ContactFormProps) {
  const words = useLabels("contactForm", english, labels);
  return (
    <Form {...props} data-component="contact-form" fields={FIELDS} onValuesChange={onValuesChange} onSend={onSend}>
      <FormErrors level={level} />
      <Field name="name" label={words.name}>
        <TextInput autoComplete="name" maxLength={maxLengths.name} defaultValue={defaultValues.name} />
      </Field>
      <Field name="email" label={words.email}>
        <TextInput type="email" autoComplete="email" inputMode="email" defaultValue={defaultValues.email} />
      </Field>
      <Field name="phone" label={words.phone} presence="optional">
        <TextInput type="tel" autoComplete="tel" inputMode="tel" defaultValue={defaultValues.phone} />
      </Field>
      <Field name="type" label={words.type}>
        <Select defaultValue={defaultValues.type ?? ""}>
          <option value="">{words.chooseType}</option>
          {types}
        </Select>
      </Field>
      <Field name="subject" label={words.subject}>
        <TextInput maxLength={maxLengths.subject} defaultValue={defaultValues.subject} />
      </Field>
      <Field name="message" label={words.message}>
        <TextArea maxLength={maxLengths.message} defaultValue={defaultValues.message} />
      </Field>
      {children}
      <FormError />
      <SubmitButton size="lg" busyText={words.submitting} className="sv:justify-self-start">
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
