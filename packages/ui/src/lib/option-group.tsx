"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "../field/index.ts";
import { joinNames } from "./join-names.ts";
import { RadioChoiceContext, type RadioChoiceProps, useRadioChoice } from "./radio-choice.ts";

export interface OptionGroupProps
  extends RadioChoiceProps, Omit<ComponentProps<"fieldset">, "defaultValue" | "name" | "value" | "disabled"> {
  /** Name of the option, and of the group: "Size". */
  label: string;
  /** The choice in words, beside the name: "M, fits bust 36 in". */
  choice?: ReactNode;
  /** A link or text button at the end of that line: "Size chart". */
  action?: ReactNode;
  /** What is wrong, under the choices and tied to the group. */
  error?: ReactNode;
  /** Marks the group without words, where the message stands elsewhere. @default Boolean(error) */
  invalid?: boolean | undefined;
}

/** A product option as a radio group: its name, the choice in words, the choices (children), and what is wrong. */
export function OptionGroup({
  label,
  choice: words,
  action,
  error,
  invalid = Boolean(error),
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  disabled,
  className = "",
  children,
  ...props
}: OptionGroupProps) {
  const choice = useRadioChoice({ value, defaultValue, onValueChange, name, required, disabled });
  const id = useId();
  return (
    <fieldset
      {...props}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={joinNames(words ? `${id}-choice` : null, error ? `${id}-error` : null)}
      aria-invalid={invalid || undefined}
      aria-required={choice.required || undefined}
      className={`sv:group/options sv:min-w-0 ${className}`}
    >
      <legend className="sv:float-start sv:mb-2.5 sv:text-label sv:font-regular">
        <span id={`${id}-label`} data-part="label" className="sv:font-medium">
          {label}
        </span>{" "}
        <span id={`${id}-choice`} data-part="choice" className="sv:text-muted">
          {words}
        </span>
      </legend>
      {action && (
        <div data-part="action" className="sv:float-end sv:mb-2.5 sv:text-label sv:font-regular">
          {action}
        </div>
      )}
      <div className="sv:clear-both">
        <RadioChoiceContext value={choice}>{children}</RadioChoiceContext>
      </div>
      {error && (
        <FieldError id={`${id}-error`} className="sv:mt-2.5">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
