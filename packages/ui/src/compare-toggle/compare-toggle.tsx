"use client";

import { Button, type ButtonProps } from "../button/index.ts";
import { Scales } from "../icons/scales.tsx";
import { scales } from "./compare-toggle.recipe.ts";

export interface CompareToggleProps extends Omit<ButtonProps, "variant" | "aria-label" | "aria-pressed"> {
  /**
   * Accessible name, which contains the visible text: "Compare Neel wrap dress". It does not change; `aria-pressed`
   * carries the state.
   */
  label: string;
  /** Whether the product is in the comparison. @default false */
  pressed?: boolean | undefined;
}

/** Adds a product to the comparison or removes it. The visible text is its children. Renders a `<button>`. */
export function CompareToggle({ label, pressed = false, children, ...props }: CompareToggleProps) {
  return (
    <Button {...props} variant="plain" aria-label={label} aria-pressed={pressed}>
      <Scales className={scales({ pressed })} />
      <span>{children}</span>
    </Button>
  );
}
