"use client";

import type { ComponentProps, ReactNode } from "react";
import { OptionGroup, type OptionGroupProps } from "../lib/option-group.tsx";
import { useRadio } from "../lib/radio-choice.ts";

export type MaterialPickerProps = OptionGroupProps;

/** The cloths of a product, each a 64 px crop of itself. A group of native radios: arrow keys move and choose. */
export function MaterialPicker({ children, ...props }: MaterialPickerProps) {
  return (
    <OptionGroup {...props} data-component="material-picker">
      <div className="sv:flex sv:flex-wrap sv:gap-2.5">{children}</div>
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
      className={`sv:relative sv:block sv:size-16 sv:rounded-control sv:bg-media sv:outline-offset-3 sv:group-aria-invalid/options:outline-1 sv:group-aria-invalid/options:outline-danger sv:has-checked:outline-2 sv:has-checked:outline-ink sv:has-focus-visible:outline-2 sv:has-focus-visible:outline-ring sv:has-disabled:cursor-not-allowed sv:has-disabled:opacity-busy ${className}`}
    >
      <span
        data-part="cloth"
        style={color ? { backgroundColor: color } : undefined}
        className="sv:block sv:size-full sv:overflow-hidden sv:rounded-control sv:forced-color-adjust-none"
      >
        {children}
      </span>
      <span className="sv:sr-only">{label}</span>
      <input
        {...props}
        {...radio}
        disabled={radio.disabled || disabled}
        className="sv:absolute sv:inset-0 sv:size-full sv:cursor-[inherit] sv:appearance-none sv:opacity-0"
      />
    </label>
  );
}
