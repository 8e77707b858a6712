"use client";

import type { ReactNode } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { Swatch } from "../lib/swatch.tsx";
import type { OptionLabels } from "../option-picker/index.ts";
import { Stroke } from "../option-picker/stroke.tsx";
import { RadioGroup, type RadioGroupProps } from "../radio-group/radio-group.tsx";
import type { RadioInputProps } from "../radio-group/use-options.ts";
import { useRadio } from "../radio-group/use-radio.ts";

export type MaterialPickerProps<Value extends string = string> = RadioGroupProps<Value>;

/** Materials of a product, each as a 64 px swatch. A group of native radios: arrow keys move and select. */
export function MaterialPicker<Value extends string = string>({ children, ...props }: MaterialPickerProps<Value>) {
  return (
    <RadioGroup {...props} data-component="material-picker">
      <div className="sv:flex sv:flex-wrap sv:gap-2.5">{children}</div>
    </RadioGroup>
  );
}

export interface MaterialProps<Value extends string = string> extends Omit<RadioInputProps<Value>, "color"> {
  /** Name of the material: "Indigo buti on undyed mulmul". */
  label: ReactNode;
  /** CSS colour for a material without a picture. */
  color?: string | null | undefined;
  /** A sold-out material is crossed out but can be selected, like an `Option`. @default "available" */
  availability?: "available" | "sold-out" | undefined;
  labels?: Partial<OptionLabels> | undefined;
  /** Close-up picture with an empty alternative text; it fills the square. */
  children?: ReactNode;
}

const english: OptionLabels = { soldOut: (name) => `${name}, sold out` };

/** One material of a `MaterialPicker`: a native radio over its picture. */
export function Material<Value extends string = string>({
  label,
  color,
  availability = "available",
  labels,
  children,
  className = "",
  ...props
}: MaterialProps<Value>) {
  const { soldOut } = useLabels("option", english, labels);
  const radio = useRadio("<Material>", props, "<MaterialPicker>");
  const isSoldOut = availability === "sold-out";
  return (
    <label
      data-part="cell"
      className="sv:relative sv:block sv:size-16 sv:rounded-control sv:bg-media sv:has-disabled:cursor-not-allowed sv:has-disabled:opacity-busy"
    >
      <Swatch
        data-part="cloth"
        color={color}
        className={`sv:block sv:size-full sv:rounded-control ${isSoldOut ? "sv:opacity-busy" : ""}`}
      >
        {children}
      </Swatch>
      <span className="sv:sr-only">{label}</span>
      {isSoldOut && <Stroke className="sv:text-ink" />}
      <input
        aria-label={isSoldOut ? soldOut(typeof label === "string" ? label : props.value) : undefined}
        {...radio}
        data-part="option"
        data-availability={availability}
        className={`sv:absolute sv:inset-0 sv:size-full sv:cursor-[inherit] sv:appearance-none sv:rounded-control sv:outline-offset-3 sv:group-aria-invalid/choice:outline-1 sv:group-aria-invalid/choice:outline-danger sv:checked:outline-2 sv:checked:outline-ink sv:focus-visible:outline-ring ${className}`}
      />
    </label>
  );
}
