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
      className={`group/choice min-w-0 ${className}`}
    >
      <legend id={`${id}-legend`} className={legendDisplay === "hidden" ? "sr-only" : "mb-1 text-label"}>
        {legend}
      </legend>
      {help && (
        <p id={`${id}-help`} data-part="help" className="mb-1 text-caption text-muted">
          {help}
        </p>
      )}
      <RadioChoiceContext value={choice}>{children}</RadioChoiceContext>
      {error && (
        <FieldError id={`${id}-error`} className="mt-1.5">
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
      className={`flex min-h-target items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-faint ${className}`}
    >
      <input
        {...props}
        {...radio}
        disabled={radio.disabled || disabled}
        className="size-icon shrink-0 appearance-none rounded-full border border-control bg-raised not-disabled:hover:border-strong checked:border-7 checked:border-accent disabled:border-transparent disabled:bg-disabled group-aria-invalid/choice:border-medium group-aria-invalid/choice:border-danger"
      />
      <span className="min-w-0 leading-[1.5]">
        <span data-part="label" className="block">
          {children}
        </span>
        {description && (
          <span data-part="description" className="block text-caption text-muted">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
