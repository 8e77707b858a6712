"use client";

import { Button, type ButtonProps } from "../button/index.ts";
import { Scales } from "../icons/scales.tsx";
import { scales } from "./compare-toggle.recipe.ts";

export interface CompareToggleProps extends Omit<ButtonProps, "intent" | "aria-label" | "aria-pressed"> {
  /** The name, with the words that are seen in it: "Compare Neel wrap dress". It stays the same; `aria-pressed` tells the state. */
  label: string;
  /** Whether the product is among those that are compared. @default false */
  pressed?: boolean;
}

/** Puts a product beside others, or takes it away. The words are its children. Renders a `<button>`. */
export function CompareToggle({ label, pressed = false, children, ...props }: CompareToggleProps) {
  return (
    <Button {...props} intent="plain" aria-label={label} aria-pressed={pressed}>
      <Scales className={scales({ pressed })} />
      <span>{children}</span>
    </Button>
  );
}
