"use client";

import type { ComponentProps, ReactNode } from "react";
import { OptionGroup, type OptionGroupProps } from "../lib/option-group.tsx";
import { useRadio } from "../lib/radio-choice.ts";
import { cell, cells } from "./option-picker.recipe.ts";

export interface OptionPickerProps extends OptionGroupProps {
  /** `grid` for short names of equal rank, `flow` for words. @default "grid" */
  layout?: "grid" | "flow";
}

/** The values of one option (size, sleeve) as cells to press. A group of native radios: arrow keys move and choose. */
export function OptionPicker({ layout, children, ...props }: OptionPickerProps) {
  return (
    <OptionGroup {...props} data-component="option-picker">
      <div className={cells({ layout })}>{children}</div>
    </OptionGroup>
  );
}

export interface OptionProps extends Omit<ComponentProps<"input">, "type" | "name" | "checked" | "value"> {
  value: string;
  /** What the cell shows. @default value */
  children?: ReactNode;
  /** A sold-out value is crossed out and can still be chosen: the page then offers to tell when it is back. @default "available" */
  availability?: "available" | "sold-out";
  /** `row` takes a whole line ("Custom, made to your measurements"); `content` is as wide as its words. @default "cell" */
  span?: "cell" | "row" | "content";
  /** The name of a sold-out value, for those who do not see that it is crossed out. */
  labels?: { soldOut: (name: string) => string };
}

const english = { soldOut: (name: string) => `${name}, sold out` };

/** One value of an `OptionPicker`. */
export function Option({
  value,
  children = value,
  availability = "available",
  span,
  labels = english,
  disabled,
  className,
  ...props
}: OptionProps) {
  const radio = useRadio(value, "<Option>");
  const shown = typeof children === "string" ? children : value;
  return (
    <label data-part="option" data-availability={availability} className={cell({ availability, span, className })}>
      <input
        {...props}
        {...radio}
        disabled={radio.disabled || disabled}
        aria-label={availability === "sold-out" ? labels.soldOut(shown) : undefined}
        className="sv:absolute sv:inset-0 sv:size-full sv:cursor-[inherit] sv:appearance-none sv:rounded-control sv:opacity-0"
      />
      {children}
    </label>
  );
}
