"use client";

import { type ChangeEvent, type ComponentProps, type FormEvent, type ReactNode, useId } from "react";
import { Button } from "../button/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { composeProps } from "../lib/compose-handlers.ts";
import { formMethod } from "../lib/form-method.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useFocusBack } from "../lib/use-focus-back.ts";
import { Notice } from "../notice/index.ts";
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

export interface ContactFormProps extends ComponentProps<"form"> {
  /** Topics of the request: `<option>`s. */
  types: ReactNode;
  /** Initial values. */
  defaultValues?: Partial<ContactValues> | undefined;
  /** Maximum lengths of fields, in characters. @default unlimited */
  maxLengths?: Partial<Record<"name" | "subject" | "message", number>>;
  /** Error messages by field. */
  errors?: Partial<Record<keyof ContactValues, ReactNode>>;
  /** Number of rejected submissions so far; each increase moves the focus to the errors again. @default 0 */
  refusals?: number | undefined;
  /** Error message of the whole form; announced when it appears. */
  error?: ReactNode;
  /** `busy` while the form is being submitted: it accepts no input. @default "idle" */
  state?: "idle" | "busy";
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

function valuesOf(form: HTMLFormElement): ContactValues {
  const typed = new FormData(form);
  const text = (field: keyof ContactValues) => {
    const value = typed.get(field);
    return typeof value === "string" ? value : "";
  };
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    type: text("type"),
    subject: text("subject"),
    message: text("message"),
  };
}

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
  className = "",
  children,
  ...props
}: ContactFormProps) {
  const words = useLabels("contactForm", english, labels);
  const busy = state === "busy";
  useFocusBack(busy);
  const id = useId();
  const handleChange = (event: ChangeEvent<HTMLFormElement>) => {
    const changed = (event.target as Element).getAttribute("name") as keyof ContactValues;
    onValuesChange?.(valuesOf(event.currentTarget), changed);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSend) return;
    event.preventDefault();
    if (!busy) onSend(valuesOf(event.currentTarget));
  };
  return (
    <form
      method={formMethod(props.action)}
      noValidate
      {...composeProps(props, { onSubmit: handleSubmit, onChange: handleChange })}
      data-component="contact-form"
      data-state={state}
      className={`sv:grid sv:gap-5 ${className}`}
    >
      <FormErrors
        formId={id}
        errors={{
          name: errors.name,
          email: errors.email,
          phone: errors.phone,
          type: errors.type,
          subject: errors.subject,
          message: errors.message,
        }}
        refusals={refusals}
        level={level}
      />
      <Field controlId={`${id}-name`} label={words.name} error={errors.name}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={maxLengths.name}
          defaultValue={defaultValues.name}
          disabled={busy}
        />
      </Field>
      <Field controlId={`${id}-email`} label={words.email} error={errors.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={defaultValues.email}
          disabled={busy}
        />
      </Field>
      <Field controlId={`${id}-phone`} label={words.phone} error={errors.phone} presence="optional">
        <TextInput
          type="tel"
          name="phone"
          autoComplete="tel"
          inputMode="tel"
          defaultValue={defaultValues.phone}
          disabled={busy}
        />
      </Field>
      <Field controlId={`${id}-type`} label={words.type} error={errors.type}>
        <Select name="type" defaultValue={defaultValues.type ?? ""} disabled={busy}>
          <option value="">{words.chooseType}</option>
          {types}
        </Select>
      </Field>
      <Field controlId={`${id}-subject`} label={words.subject} error={errors.subject}>
        <TextInput name="subject" maxLength={maxLengths.subject} defaultValue={defaultValues.subject} disabled={busy} />
      </Field>
      <Field controlId={`${id}-message`} label={words.message} error={errors.message}>
        <TextArea name="message" maxLength={maxLengths.message} defaultValue={defaultValues.message} disabled={busy} />
      </Field>
      {children}
      {error && (
        <Notice tone="danger" live="assertive">
          {error}
        </Notice>
      )}
      <Button type="submit" size="lg" state={state} className="sv:justify-self-start">
        {busy ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
