"use client";

import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "../field/field-error.tsx";
import { joinNames } from "../lib/join-names.ts";
import { type OptionsBehaviour, useOptions } from "./use-options.ts";
import { type ProvidedOptions, RadioGroupContext } from "./use-radio.ts";

/** `Value` is the union of the values, which TypeScript infers from `value`. @default string */
export interface RadioGroupProps<Value extends string = string>
  extends
    OptionsBehaviour<Value>,
    Omit<ComponentProps<"fieldset">, "defaultValue" | "name" | "form" | "value" | "disabled"> {
  /** Name of the group: "Payment", "Size". */
  label: ReactNode;
  /** `hidden` if a heading above already says the same. @default "shown" */
  labelDisplay?: "shown" | "hidden" | undefined;
  /** Selected value as text beside the name, and part of it: "M, fits bust 36 in". */
  choice?: ReactNode;
  /** Link or button at the end of that line: "Size chart". */
  action?: ReactNode;
  /** Help text, shown before choosing. */
  description?: ReactNode;
  /** Error message, below the choices and associated with the group. */
  error?: ReactNode;
  /** Marks the group as invalid if the message is shown elsewhere. @default Boolean(error) */
  invalid?: boolean | undefined;
  /** Overridden by components that build on the group. @default "radio-group" */
  "data-component"?: string | undefined;
}

/** A choice of one. Its children are native radios (`Radio`, or elements that use `useRadio`): arrow keys move and select. */
export function RadioGroup<Value extends string = string>({
  label,
  labelDisplay = "shown",
  choice,
  action,
  description,
  error,
  invalid = Boolean(error),
  value,
  defaultValue,
  onValueChange,
  name,
  form,
  required,
  disabled,
  "data-component": component = "radio-group",
  className = "",
  children,
  ...props
}: RadioGroupProps<Value>) {
  const { id, groupProps, optionProps } = useOptions(
    { value, defaultValue, onValueChange, name, form, required, disabled },
    component,
  );
  return (
    <fieldset
      {...groupProps(props)}
      aria-labelledby={`${id}-label`}
      aria-describedby={joinNames(
        props["aria-describedby"],
        choice ? `${id}-choice` : null,
        description ? `${id}-description` : null,
        error ? `${id}-error` : null,
      )}
      aria-invalid={invalid || undefined}
      data-component={component}
      className={`sv:group/choice sv:min-w-0 ${className}`}
    >
      <legend className={labelDisplay === "hidden" ? "sv:sr-only" : "sv:float-start sv:mb-2.5 sv:text-label"}>
        <bdi id={`${id}-label`} data-part="label">
          {label}
        </bdi>{" "}
        <bdi id={`${id}-choice`} data-part="choice" className="sv:font-regular sv:text-muted">
          {choice}
        </bdi>
      </legend>
      {action && (
        <div data-part="action" className="sv:float-end sv:mb-2.5 sv:text-label sv:font-regular">
          {action}
        </div>
      )}
      <div className="sv:clear-both">
        {description && (
          <p id={`${id}-description`} data-part="description" className="sv:mb-1 sv:text-caption sv:text-muted">
            {description}
          </p>
        )}
        {/* A context has one type for all groups; radios of another value would only never be checked. */}
        <RadioGroupContext value={optionProps as ProvidedOptions}>{children}</RadioGroupContext>
      </div>
      {error && (
        <FieldError id={`${id}-error`} className="sv:mt-2.5">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
