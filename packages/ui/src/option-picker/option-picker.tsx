"use client";

import type { ReactNode } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { RadioGroup, type RadioGroupProps } from "../radio-group/radio-group.tsx";
import type { RadioInputProps } from "../radio-group/use-options.ts";
import { useRadio } from "../radio-group/use-radio.ts";
import { box, cell, cells } from "./option-picker.recipe.ts";
import { Stroke } from "./stroke.tsx";

/** `Value` is the union of the values, which TypeScript infers from `value`. @default string */
export interface OptionPickerProps<Value extends string = string> extends RadioGroupProps<Value> {
  /** `grid` for short values of equal length, `flow` for words. @default "grid" */
  variant?: "grid" | "flow" | undefined;
}

/** The values of one option (size, sleeve) as selectable cells. A group of native radios: arrow keys move and select. */
export function OptionPicker<Value extends string = string>({ variant, children, ...props }: OptionPickerProps<Value>) {
  return (
    <RadioGroup {...props} data-component="option-picker">
      <div className={cells({ variant })}>{children}</div>
    </RadioGroup>
  );
}

export interface OptionLabels {
  /** Accessible name of a sold-out value, which is otherwise shown only by a line through the cell or its words. */
  soldOut: (name: string) => string;
}

export interface OptionProps<Value extends string = string> extends RadioInputProps<Value> {
  /** Visible content of the cell. @default value */
  children?: ReactNode;
  /** A sold-out value is crossed out but can be selected, so that the page can offer a notification. @default "available" */
  availability?: "available" | "sold-out" | undefined;
  /** `row` spans a whole line ("Custom, made to your measurements"); `content` is as wide as its text. @default "cell" */
  variant?: "cell" | "row" | "content" | undefined;
  labels?: Partial<OptionLabels> | undefined;
}

const english: OptionLabels = { soldOut: (name) => `${name}, sold out` };

/** One value of an `OptionPicker`: a native radio that fills its cell, with the text above it. */
export function Option<Value extends string = string>({
  children,
  availability = "available",
  variant,
  labels,
  className,
  ...props
}: OptionProps<Value>) {
  const { soldOut } = useLabels("option", english, labels);
  const radio = useRadio("<Option>", props, "<OptionPicker>");
  const shown = children ?? props.value;
  return (
    <label data-part="cell" className={cell({ availability, variant })}>
      <input
        aria-label={availability === "sold-out" ? soldOut(typeof shown === "string" ? shown : props.value) : undefined}
        {...radio}
        data-part="option"
        data-availability={availability}
        className={box({ availability, className })}
      />
      {availability === "sold-out" && variant !== "row" && <Stroke />}
      <span className="sv:pointer-events-none sv:relative sv:grid sv:grid-flow-col sv:place-items-center sv:gap-2.5">
        {shown}
      </span>
    </label>
  );
}
