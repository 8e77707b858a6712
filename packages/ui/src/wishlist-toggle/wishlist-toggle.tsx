"use client";

import { Button, type ButtonProps } from "../button/index.ts";
import { IconButton, type IconButtonProps } from "../icon-button/index.ts";
import { HeartFill } from "../icons/heart-fill.tsx";
import { heart } from "./wishlist-toggle.recipe.ts";

export interface WishlistToggleProps extends Omit<IconButtonProps, "tone" | "hint" | "children"> {
  /** Whether the product is kept. @default false */
  pressed?: boolean;
}

/**
 * Keeps a product, or lets it go: a heart on a photograph. The name, "Add Neel wrap dress to wishlist", stays the same; the state is
 * told by `aria-pressed`. Renders a `<button>`.
 */
export function WishlistToggle({ pressed = false, ...props }: WishlistToggleProps) {
  return (
    <IconButton {...props} tone="chip" pressed={pressed}>
      <HeartFill className={heart({ pressed })} />
    </IconButton>
  );
}

export interface WishlistTextToggleProps extends Omit<ButtonProps, "intent" | "aria-label" | "aria-pressed"> {
  /** The name, with the words that are seen in it: "Add Neel wrap dress to wishlist". */
  label: string;
  /** Whether the product is kept. @default false */
  pressed?: boolean;
}

/** The same in words, for the product's own page. The words are its children. */
export function WishlistTextToggle({ label, pressed = false, children, ...props }: WishlistTextToggleProps) {
  return (
    <Button {...props} intent="plain" aria-label={label} aria-pressed={pressed}>
      <HeartFill className={heart({ pressed, size: "text" })} />
      <span>{children}</span>
    </Button>
  );
}
