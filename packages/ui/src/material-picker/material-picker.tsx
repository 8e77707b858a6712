"use client";

import type { ComponentProps, ReactNode } from "react";
import { OptionGroup, type OptionGroupProps } from "../lib/option-group.tsx";
import { useRadio } from "../lib/radio-choice.ts";

export type MaterialPickerProps = OptionGroupProps;

/** The cloths of a product, each a 64 px crop of itself. A group of native radios: arrow keys move and choose. */
export function MaterialPicker({ children, ...props }: MaterialPickerProps) {
  return (
    <OptionGroup {...props} data-component="material-picker">
      <div className="flex flex-wrap gap-2.5">{children}</div>
    </OptionGroup>
  );
}

export interface MaterialProps extends Omit<ComponentProps<"input">, "type" | "name" | "checked" | "value" | "color"> {
  value: string;
  /** The cloth in words: "Indigo buti on undyed mulmul". */
  label: string;
  /** CSS colour, for a cloth without a picture. */
  color?: string | null;
  /** A crop of the cloth, with an empty alternative text: it fills the square. */
  children?: ReactNode;
}

/** One cloth of a `MaterialPicker`. */
export function Material({ value, label, color, children, disabled, className = "", ...props }: MaterialProps) {
  const radio = useRadio(value, "<Material>");
  return (
    <label
      data-part="option"
      className={`relative block size-16 rounded-control bg-media outline-offset-3 group-aria-invalid/options:outline-1 group-aria-invalid/options:outline-danger has-checked:outline-2 has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-ring has-disabled:cursor-not-allowed has-disabled:opacity-busy ${className}`}
    >
      <span
        data-part="cloth"
        style={color ? { backgroundColor: color } : undefined}
        className="block size-full overflow-hidden rounded-control forced-color-adjust-none"
      >
        {children}
      </span>
      <span className="sr-only">{label}</span>
      <input
        {...props}
        {...radio}
        disabled={radio.disabled || disabled}
        className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
      />
    </label>
  );
}
