"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError, useFieldControl } from "../field/index.ts";
import { CheckRegular } from "../icons/check-regular.tsx";
import { joinNames } from "../lib/join-names.ts";
import { useControlReset } from "../lib/use-form-reset.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  /** Label; all of it is the target, except for links inside it. */
  children: ReactNode;
  /** Error message, shown below the box. */
  error?: ReactNode;
}

/** A native checkbox with its label. Consent must not be preselected on behalf of the shop. */
export function Checkbox({ children, error, className = "", ...props }: CheckboxProps) {
  const field = useFieldControl(props);
  const ref = useControlReset(props.ref, props.checked !== undefined);
  const generated = useId();
  const id = field.id ?? generated;
  const errorId = `${id}-error`;
  return (
    <div>
      <label
        data-part="option"
        className="sv:flex sv:min-h-target sv:items-start sv:gap-3 sv:py-2.5 sv:has-disabled:cursor-not-allowed sv:has-disabled:text-faint"
      >
        <span className="sv:relative sv:mt-px sv:grid sv:size-icon sv:shrink-0 sv:place-items-center">
          <input
            {...field}
            ref={ref}
            id={id}
            type="checkbox"
            aria-invalid={field["aria-invalid"] ?? (Boolean(error) || undefined)}
            aria-describedby={joinNames(error ? errorId : undefined, field["aria-describedby"])}
            data-component="checkbox"
            className={`sv:peer sv:absolute sv:inset-0 sv:appearance-none sv:rounded-control sv:border sv:border-control sv:bg-raised sv:not-disabled:hover:border-strong sv:checked:border-accent sv:checked:bg-accent sv:disabled:border-transparent sv:disabled:bg-disabled sv:aria-invalid:border-medium sv:aria-invalid:border-danger ${className}`}
          />
          <CheckRegular className="sv:pointer-events-none sv:relative sv:hidden sv:size-3.5 sv:text-on-accent sv:peer-checked:block sv:peer-disabled:text-faint sv:forced-colors:text-[color:CanvasText]" />
        </span>
        <span data-part="label" className="sv:min-w-0 sv:pt-0.5 sv:leading-normal">
          {children}
        </span>
      </label>
      {error && (
        <FieldError id={errorId} className="sv:mt-1">
          {error}
        </FieldError>
      )}
    </div>
  );
}
