import { Button, type ButtonProps } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { TextArea } from "@selvedge/ui/text-area";
import { TextInput } from "@selvedge/ui/text-input";
import type { ComponentProps, FormEvent, ReactNode } from "react";
import type { ActionChange, Fields } from "../calls/owner-calls.ts";
import { ChangeMessage } from "./change-message.tsx";
import { useFocusOnRefusal } from "./use-focus-on-refusal.ts";

interface ActionFormProps {
  /** Names the form. */
  label: string;
  change: ActionChange;
  /** The action's input, of what was typed. `null` if it is not complete; then nothing is sent. */
  read: (typed: FormData) => Fields | null;
  /** Text of the button. */
  submit: string;
  variant?: ButtonProps["variant"];
  /** Called after the change was made. What was typed is cleared then, unless the form is for values that stay. */
  onDone?: () => void;
  keepsValues?: boolean;
  /** Whether the caller shows what the change did. */
  isToldElsewhere?: boolean;
  children: ReactNode;
}

/** A form that makes a change by one action. What was typed stays after a refusal, and the first wrong field takes the focus. */
export function ActionForm(props: ActionFormProps) {
  const {
    label,
    change,
    read,
    submit,
    variant = "quiet",
    onDone,
    keepsValues = false,
    isToldElsewhere = false,
    children,
  } = props;
  const form = useFocusOnRefusal(change);
  const send = async (sent: HTMLFormElement) => {
    const fields = read(new FormData(sent));
    if (fields === null || !(await change.run(fields))) return;
    if (!keepsValues) sent.reset();
    onDone?.();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.state === "idle") void send(event.currentTarget);
  };
  return (
    <form ref={form} aria-label={label} onSubmit={handleSubmit} className="sv:grid sv:grid-cols-1 sv:gap-5">
      {!isToldElsewhere && <ChangeMessage changes={[change]} />}
      {children}
      <div>
        <Button type="submit" variant={variant} state={change.state}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

interface FieldOfAction {
  label: string;
  /** The field of the action's input, whose refusal is shown here. */
  name: string;
  change: ActionChange;
  description?: string;
  /** @default true */
  isRequired?: boolean;
}

type FormFieldProps = FieldOfAction & ComponentProps<typeof TextInput>;

/** A field of an `ActionForm` with one line of text. */
export const FormField = ({ label, name, change, description, isRequired = true, ...input }: FormFieldProps) => (
  <Field
    label={label}
    description={description}
    error={change.fields[name]}
    presence={isRequired ? "required" : "optional"}
  >
    <TextInput {...input} name={name} />
  </Field>
);

type FormAreaProps = FieldOfAction & ComponentProps<typeof TextArea>;

/** A field of an `ActionForm` with several lines of text. */
export const FormArea = ({ label, name, change, description, isRequired = true, ...input }: FormAreaProps) => (
  <Field
    label={label}
    description={description}
    error={change.fields[name]}
    presence={isRequired ? "required" : "optional"}
  >
    <TextArea {...input} name={name} />
  </Field>
);
