"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../button/index.ts";
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
  textsOf,
} from "../form/form.tsx";
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

export interface ProfileFormProps
  extends Omit<ComponentProps<"form">, "children">, FormProps, FieldErrorsProps<keyof ProfileValues> {
  /** Initial values. */
  defaultValues?: Partial<ProfileValues> | undefined;
  /** Maximum lengths of fields, in characters. @default unlimited */
  maxLengths?: Partial<Record<"name" | "address", number>>;
  /** Help text below the email: the consequences of changing it. */
  emailHelp?: ReactNode;
  /** Called after each change, with all values. */
  onValuesChange?: (values: ProfileValues, changed: keyof ProfileValues) => void;
  onSave: (values: ProfileValues) => void;
  onCancel: () => void;
  /** Heading level of the error summary; must follow the outline of the page. @default 3 */
  level?: 2 | 3;
  labels?: Partial<ProfileFormLabels>;
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

/** Name, email, phone and address of an account. The fields are uncontrolled. */
export function ProfileForm({
  defaultValues = {},
  maxLengths = {},
  errors = {},
  refusals,
  error,
  emailHelp,
  state = "idle",
  onValuesChange,
  onSave,
  onCancel,
  level = 3,
  labels,
  ...props
}: ProfileFormProps) {
  const words = useLabels("profileForm", english, labels);
  const busy = state === "busy";
  const id = useId();
  const field = fieldsOf(id, words, errors);
  return (
    <Form
      {...props}
      component="profile-form"
      state={state}
      valuesOf={(form) => textsOf(form, FIELDS)}
      onValuesChange={onValuesChange}
      onSend={onSave}
    >
      <FormError>{error}</FormError>
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
      <Field {...field("email")} description={emailHelp}>
        <TextInput {...EMAIL} defaultValue={defaultValues.email} disabled={busy} />
      </Field>
      <Field {...field("phone")} description={words.phoneHelp} presence="optional">
        <TextInput
          type="tel"
          name="phone"
          autoComplete="tel"
          inputMode="tel"
          defaultValue={defaultValues.phone}
          disabled={busy}
        />
      </Field>
      <Field {...field("address")} presence="optional">
        <TextArea
          name="address"
          autoComplete="street-address"
          rows={3}
          maxLength={maxLengths.address}
          defaultValue={defaultValues.address}
          disabled={busy}
        />
      </Field>
      <div className="sv:flex sv:flex-wrap sv:gap-x-6 sv:gap-y-3">
        <Button type="submit" state={state}>
          {busy ? words.saving : words.save}
        </Button>
        <Button variant="plain" disabled={busy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
