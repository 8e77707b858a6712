"use client";

import { type ChangeEvent, type ComponentProps, type FormEvent, type ReactNode, useId } from "react";
import { Button } from "../button/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { composeProps } from "../lib/compose-handlers.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useFocusBack } from "../lib/use-focus-back.ts";
import { Notice } from "../notice/index.ts";
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

export interface ProfileFormProps extends Omit<ComponentProps<"form">, "children"> {
  /** Initial values. */
  defaultValues?: Partial<ProfileValues> | undefined;
  /** Maximum lengths of fields, in characters. @default unlimited */
  maxLengths?: Partial<Record<"name" | "address", number>>;
  /** Error messages by field. */
  errors?: Partial<Record<keyof ProfileValues, ReactNode>>;
  /** Number of rejected submissions so far; each increase moves the focus to the errors again. @default 0 */
  refusals?: number | undefined;
  /** Error message of the whole form; announced when it appears. */
  error?: ReactNode;
  /** Help text below the email: the consequences of changing it. */
  emailHelp?: ReactNode;
  /** `busy` while the form is being submitted: it accepts no input. @default "idle" */
  state?: "idle" | "busy";
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

function valuesOf(form: HTMLFormElement): ProfileValues {
  const typed = new FormData(form);
  const text = (field: keyof ProfileValues) => {
    const value = typed.get(field);
    return typeof value === "string" ? value : "";
  };
  return { name: text("name"), email: text("email"), phone: text("phone"), address: text("address") };
}

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
  className = "",
  ...props
}: ProfileFormProps) {
  const words = useLabels("profileForm", english, labels);
  const busy = state === "busy";
  useFocusBack(busy);
  const id = useId();
  const handleChange = (event: ChangeEvent<HTMLFormElement>) => {
    const changed = (event.target as Element).getAttribute("name") as keyof ProfileValues;
    onValuesChange?.(valuesOf(event.currentTarget), changed);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSave(valuesOf(event.currentTarget));
  };
  return (
    <form
      noValidate
      {...composeProps(props, { onSubmit: handleSubmit, onChange: handleChange })}
      data-component="profile-form"
      data-state={state}
      className={`sv:grid sv:gap-5 ${className}`}
    >
      {error && (
        <Notice tone="danger" live="assertive">
          {error}
        </Notice>
      )}
      <FormErrors
        formId={id}
        errors={{ name: errors.name, email: errors.email, phone: errors.phone, address: errors.address }}
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
      <Field controlId={`${id}-email`} label={words.email} description={emailHelp} error={errors.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={defaultValues.email}
          disabled={busy}
        />
      </Field>
      <Field
        controlId={`${id}-phone`}
        label={words.phone}
        description={words.phoneHelp}
        presence="optional"
        error={errors.phone}
      >
        <TextInput
          type="tel"
          name="phone"
          autoComplete="tel"
          inputMode="tel"
          defaultValue={defaultValues.phone}
          disabled={busy}
        />
      </Field>
      <Field controlId={`${id}-address`} label={words.address} presence="optional" error={errors.address}>
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
        <Button intent="plain" disabled={busy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
