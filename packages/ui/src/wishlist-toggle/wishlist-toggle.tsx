"use client";

import { Button, type ButtonProps } from "../button/index.ts";
import { IconButton, type IconButtonProps } from "../icon-button/index.ts";
import { HeartFill } from "../icons/heart-fill.tsx";
import { heart } from "./wishlist-toggle.recipe.ts";

export interface WishlistToggleProps extends Omit<IconButtonProps, "variant" | "hint" | "children"> {
  /** Whether the product is on the wishlist. @default false */
  pressed?: boolean | undefined;
}

/**
 * Heart button on a photograph that adds a product to the wishlist or removes it. The name, "Add Neel wrap dress to
 * wishlist", does not change; `aria-pressed` carries the state. Renders a `<button>`.
 */
export function WishlistToggle({ pressed = false, ...props }: WishlistToggleProps) {
  return (
    <IconButton {...props} variant="chip" pressed={pressed}>
      <HeartFill className={heart({ pressed })} />
    </IconButton>
  );
}

export interface WishlistTextToggleProps extends Omit<ButtonProps, "variant" | "aria-label" | "aria-pressed"> {
  /** Accessible name, which contains the visible text: "Add Neel wrap dress to wishlist". */
  label: string;
  /** Whether the product is on the wishlist. @default false */
  pressed?: boolean | undefined;
}

/** The same toggle with a text (children), for the product page. */
export function WishlistTextToggle({ label, pressed = false, children, ...props }: WishlistTextToggleProps) {
  return (
    <Button {...props} variant="plain" aria-label={label} aria-pressed={pressed}>
      <HeartFill className={heart({ pressed, size: "text" })} />
      <span>{children}</span>
    </Button>
  );
}
