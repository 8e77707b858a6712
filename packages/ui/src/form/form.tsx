"use client";

import { type ChangeEvent, type ComponentProps, type FormEvent, type ReactNode, useId, useState } from "react";
import { FormFieldContext, type FormFieldState } from "../field/form-field-context.ts";
import { formMethod } from "../lib/form-method.ts";
import { mergeProps } from "../lib/merge-props.ts";
import { useFocusBack } from "../lib/use-focus-back.ts";
import { FormContext } from "./form-context.ts";
import { form } from "./form.recipe.ts";
import { textsOf } from "./texts-of.ts";

export interface FormProps<Field extends string = never> extends ComponentProps<"form"> {
  /** Names of the text fields, in display order: `onValuesChange` and `onSend` get their values. @default [] */
  fields?: readonly Field[] | undefined;
  /** Error messages by field name. `Field` and `FormControl` show that of their `name`, `FormErrors` all of them. */
  errors?: ErrorsByField<NoInfer<Field>> | undefined;
  /** Number of rejected submissions so far; each increase moves the focus to the errors again. @default 0 */
  refusals?: number | undefined;
  /** Error message of the whole form, shown by `FormError`. */
  error?: ReactNode;
  /** `busy` while the form is being submitted: its fields are disabled, and it cannot be sent again. @default "idle" */
  state?: "idle" | "busy" | undefined;
  /** Space between the parts: 20 px, or none for `CheckoutSection`s. @default "fields" */
  variant?: "fields" | "sections" | undefined;
  /** Called after each change of one of `fields`, with the values of all of them and everything typed. */
  onValuesChange?: ((values: Record<Field, string>, changed: Field, data: FormData) => void) | undefined;
  /**
   * Called on submit with the values of `fields` ("" where there is none) and everything typed, unless the form is busy.
   * Without it the browser posts the form to `action`, as it does before hydration.
   */
  onSend?: ((values: Record<Field, string>, data: FormData) => void) | undefined;
  /** Overridden by components that build on the form. @default "form" */
  "data-component"?: string | undefined;
}

/** Props of a ready form, such as `ContactForm`: those of `Form` but for what it sets itself. */
export type ReadyFormProps<Field extends string> = Omit<
  FormProps<Field>,
  "fields" | "variant" | "onValuesChange" | "onSend" | "data-component"
>;

/** Error messages by field name: of the known fields, and of any other. */
export type ErrorsByField<Field extends string> = { readonly [name in Field]?: ReactNode } & {
  readonly [name: string]: ReactNode;
};

/**
 * A `<form>` that gives its parts, wherever they are in it, what they need by field name: `Field` and `FormControl` get id,
 * error and `disabled`, `FormErrors`, `FormError` and `SubmitButton` the errors and the state. It validates nothing. The
 * element that had the focus when it became busy gets it back.
 */
export function Form<Field extends string = never>({
  fields = [],
  errors = {},
  refusals = 0,
  error,
  state = "idle",
  variant,
  onValuesChange,
  onSend,
  "data-component": component = "form",
  className,
  children,
  ...props
}: FormProps<Field>) {
  const busy = state === "busy";
  const id = useId();
  // The names of the controls when the form was last submitted: further fields can be anywhere among `fields`.
  const [order, setOrder] = useState<readonly string[]>(fields);
  useFocusBack(busy);

  const handleChange = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    const changed = fields.find((name) => name === (target as Element).getAttribute("name"));
    if (changed === undefined) return;
    const data = new FormData(currentTarget);
    onValuesChange?.(textsOf(data, fields), changed, data);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    setOrder(Array.from(form.elements, (control) => control.getAttribute("name") ?? ""));
    if (!onSend) return;
    event.preventDefault();
    if (busy) return;
    const data = new FormData(form);
    onSend(textsOf(data, fields), data);
  };
  const fieldOf = (name: string | undefined): FormFieldState =>
    name === undefined ? {} : { id: `${id}-${name}`, name, error: errors[name], disabled: busy };
  return (
    <form
      method={formMethod(props.action)}
      noValidate
      {...mergeProps<ComponentProps<"form">>(
        { onSubmit: handleSubmit, ...(onValuesChange && { onChange: handleChange }) },
        props,
      )}
      data-component={component}
      data-state={state}
      className={form({ variant, className })}
    >
      <FormContext value={{ id, errors: inOrder(errors, order), error, refusals, state }}>
        <FormFieldContext value={fieldOf}>{children}</FormFieldContext>
      </FormContext>
    </form>
  );
}

/** The errors of these fields first, in this order, and then the others. */
function inOrder(errors: Readonly<Record<string, ReactNode>>, order: readonly string[]) {
  const names = new Set([...order, ...Object.keys(errors)]);
  return Object.fromEntries(Array.from(names, (name) => [name, errors[name]]));
}
