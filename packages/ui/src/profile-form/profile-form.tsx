"use client";

import type { ReactNode } from "react";
import { Button } from "../button/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { Form, FormError, type ReadyFormProps, SubmitButton } from "../form/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { TextArea } from "../text-area/index.ts";
import { TextInput } from "../text-input/index.ts";

export interface ProfileFormLabels {
  name: string;
  email: string;
  phone: string;
  /** Help text: why the phone number is needed. */
  phoneHelp: string;
  address: string;
  save: string;
  /** Text of the button while it is busy. */
  saving: string;
  cancel: string;
}

/** Values of the form. */
export interface ProfileValues {
  name: string;
  email: string;
  phone: string;
  address: string;
}

export interface ProfileFormProps extends ReadyFormProps<keyof ProfileValues> {
  /** Initial values. */
  defaultValues?: Partial<ProfileValues> | undefined;
  /** Maximum lengths of fields, in characters. @default unlimited */
  maxLengths?: Partial<Record<"name" | "address", number>> | undefined;
  /** Help text below the email: the consequences of changing it. */
  emailHelp?: ReactNode;
  /** Called after each change of these fields, with all values and everything typed. */
  onValuesChange?: ((values: ProfileValues, changed: keyof ProfileValues, data: FormData) => void) | undefined;
  /** Called with the values, and with everything typed, on submit. */
  onSave: (values: ProfileValues, data: FormData) => void;
  onCancel: () => void;
  /** Heading level of the error summary; must follow the outline of the page. @default 3 */
  level?: 2 | 3 | undefined;
  labels?: Partial<ProfileFormLabels> | undefined;
}

const english: ProfileFormLabels = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  phoneHelp: "So that the courier can call you",
  address: "Address",
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
};

const FIELDS = ["name", "email", "phone", "address"] as const;

/**
 * Name, email, phone and address of an account; children, such as further `Field`s, are placed above the buttons. The
 * fields are uncontrolled.
 */
export function ProfileForm({
  defaultValues = {},
  maxLengths = {},
  emailHelp,
  onValuesChange,
  onSave,
  onCancel,
  level = 3,
  labels,
  children,
  ...props
}: ProfileFormProps) {
  const words = useLabels("profileForm", english, labels);
  return (
    <Form {...props} data-component="profile-form" fields={FIELDS} onValuesChange={onValuesChange} onSend={onSave}>
      <FormError />
      <FormErrors level={level} />
      <Field name="name" label={words.name}>
        <TextInput autoComplete="name" maxLength={maxLengths.name} defaultValue={defaultValues.name} />
      </Field>
      <Field name="email" label={words.email} description={emailHelp}>
        <TextInput type="email" autoComplete="email" inputMode="email" defaultValue={defaultValues.email} />
      </Field>
      <Field name="phone" label={words.phone} description={words.phoneHelp} presence="optional">
        <TextInput type="tel" autoComplete="tel" inputMode="tel" defaultValue={defaultValues.phone} />
      </Field>
      <Field name="address" label={words.address} presence="optional">
        <TextArea
          autoComplete="street-address"
          rows={3}
          maxLength={maxLengths.address}
          defaultValue={defaultValues.address}
        />
      </Field>
      {children}
      <div className="sv:flex sv:flex-wrap sv:gap-x-6 sv:gap-y-3">
        <SubmitButton busyText={words.saving}>{words.save}</SubmitButton>
        <Button variant="plain" disabled={props.state === "busy"} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
