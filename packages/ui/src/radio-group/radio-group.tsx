"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "../field/index.ts";
import { joinNames } from "../lib/join-names.ts";
import { RadioChoiceContext, type RadioChoiceProps, useRadio, useRadioChoice } from "../lib/radio-choice.ts";

export interface RadioGroupProps
  extends RadioChoiceProps, Omit<ComponentProps<"fieldset">, "defaultValue" | "name" | "value" | "disabled"> {
  /** What is chosen: "Payment". */
  legend: ReactNode;
  /** `hidden` where a heading above says the same. @default "shown" */
  legendDisplay?: "shown" | "hidden";
  /** What to know before choosing. */
  help?: ReactNode;
  /** What is wrong with the group. */
  error?: ReactNode;
}

/** One of several, each with its label. Arrow keys move, as in any group of native radios. */
export function RadioGroup({
  legend,
  legendDisplay = "shown",
  help,
  error,
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  disabled,
  className = "",
  children,
  ...props
}: RadioGroupProps) {
  const choice = useRadioChoice({ value, defaultValue, onValueChange, name, required, disabled });
  const id = useId();
  return (
    <fieldset
      {...props}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={joinNames(help ? `${id}-help` : null, error ? `${id}-error` : null)}
      aria-invalid={Boolean(error) || undefined}
      aria-required={choice.required || undefined}
      data-component="radio-group"
      className={`sv:group/choice sv:min-w-0 ${className}`}
    >
      <legend id={`${id}-legend`} className={legendDisplay === "hidden" ? "sv:sr-only" : "sv:mb-1 sv:text-label"}>
        {legend}
      </legend>
      {help && (
        <p id={`${id}-help`} data-part="help" className="sv:mb-1 sv:text-caption sv:text-muted">
          {help}
        </p>
      )}
      <RadioChoiceContext value={choice}>{children}</RadioChoiceContext>
      {error && (
        <FieldError id={`${id}-error`} className="sv:mt-1.5">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}

export interface RadioProps extends Omit<ComponentProps<"input">, "type" | "name" | "checked" | "value"> {
  value: string;
  /** Its label; the whole of it is the target. */
  children: ReactNode;
  /** A second line, read with the label. */
  description?: ReactNode;
}

/** One choice of a `RadioGroup`. */
export function Radio({ value, children, description, disabled, className = "", ...props }: RadioProps) {
  const radio = useRadio(value, "<Radio>");
  return (
    <label
      data-part="option"
      className={`sv:flex sv:min-h-target sv:items-start sv:gap-3 sv:py-2.5 sv:has-disabled:cursor-not-allowed sv:has-disabled:text-faint ${className}`}
    >
      <input
        {...props}
        {...radio}
        disabled={radio.disabled || disabled}
        className="sv:size-icon sv:shrink-0 sv:appearance-none sv:rounded-full sv:border sv:border-control sv:bg-raised sv:not-disabled:hover:border-strong sv:checked:border-7 sv:checked:border-accent sv:disabled:border-transparent sv:disabled:bg-disabled sv:group-aria-invalid/choice:border-medium sv:group-aria-invalid/choice:border-danger"
      />
      <span className="sv:min-w-0 sv:leading-[1.5]">
        <span data-part="label" className="sv:block">
          {children}
        </span>
        {description && (
          <span data-part="description" className="sv:block sv:text-caption sv:text-muted">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
