"use client";

import type { ReactNode } from "react";
import type { RadioInputProps } from "./use-options.ts";
import { useRadio } from "./use-radio.ts";

export interface RadioProps<Value extends string = string> extends RadioInputProps<Value> {
  /** Label; all of it is the target. */
  children: ReactNode;
  /** A second line, part of the label. */
  description?: ReactNode;
}

/** One choice of a `RadioGroup`: a native radio with its label. */
export function Radio<Value extends string = string>({
  children,
  description,
  className = "",
  ...props
}: RadioProps<Value>) {
  const radio = useRadio("<Radio>", props);
  return (
    <label
      data-part="option"
      className="sv:flex sv:min-h-target sv:items-start sv:gap-3 sv:py-2.5 sv:has-disabled:cursor-not-allowed sv:has-disabled:text-faint"
    >
      <input
        {...radio}
        data-part="radio"
        className={`sv:size-icon sv:shrink-0 sv:appearance-none sv:rounded-full sv:border sv:border-control sv:bg-raised sv:not-disabled:hover:border-strong sv:checked:border-7 sv:checked:border-accent sv:disabled:border-transparent sv:disabled:bg-disabled sv:group-aria-invalid/choice:border-medium sv:group-aria-invalid/choice:border-danger ${className}`}
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
