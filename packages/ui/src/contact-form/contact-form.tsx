"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
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

export interface ContactFormProps extends ComponentProps<"form">, FormProps, FieldErrorsProps<keyof ContactValues> {
  /** Topics of the request: `<option>`s. */
  types: ReactNode;
  /** Initial values. */
  defaultValues?: Partial<ContactValues> | undefined;
  /** Maximum lengths of fields, in characters. @default unlimited */
  maxLengths?: Partial<Record<"name" | "subject" | "message", number>>;
  /** Called after each change, with all values. */
  onValuesChange?: (values: ContactValues, changed: keyof ContactValues) => void;
  /** Called with the values on submit. Without it the browser posts the form to `action`, as it does before hydration. */
  onSend?: (values: ContactValues) => void;
  /** Heading level of the error summary; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  labels?: Partial<ContactFormLabels>;
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
 * Contact form: name, email, phone, topic, subject and message; children are placed above the button. The fields are
 * uncontrolled, so text typed before hydration is kept. They are submitted under the names of `ContactValues`.
 */
export function ContactForm({
  types,
  defaultValues = {},
  maxLengths = {},
  errors = {},
  refusals,
  error,
  state = "idle",
  onValuesChange,
  onSend,
  level = 2,
  labels,
  children,
  ...props
}: ContactFormProps) {
  const words = useLabels("contactForm", english, labels);
  const busy = state === "busy";
  const id = useId();
  const field = fieldsOf(id, words, errors);
  return (
    <Form
      method={formMethod(props.action)}
      {...props}
      component="contact-form"
      state={state}
      valuesOf={(form) => textsOf(form, FIELDS)}
      onValuesChange={onValuesChange}
      onSend={onSend}
    >
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
      <Field {...field("phone")} presence="optional">
        <TextInput
          type="tel"
          name="phone"
          autoComplete="tel"
          inputMode="tel"
          defaultValue={defaultValues.phone}
          disabled={busy}
        />
      </Field>
      <Field {...field("type")}>
        <Select name="type" defaultValue={defaultValues.type ?? ""} disabled={busy}>
          <option value="">{words.chooseType}</option>
          {types}
        </Select>
      </Field>
      <Field {...field("subject")}>
        <TextInput name="subject" maxLength={maxLengths.subject} defaultValue={defaultValues.subject} disabled={busy} />
      </Field>
      <Field {...field("message")}>
        <TextArea name="message" maxLength={maxLengths.message} defaultValue={defaultValues.message} disabled={busy} />
      </Field>
      {children}
      <FormError>{error}</FormError>
      <SubmitButton size="lg" state={state} labels={words} className="sv:justify-self-start" />
    </Form>
  );
}
