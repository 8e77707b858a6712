"use client";

import type { ComponentProps, MouseEvent } from "react";
import { warnAboutName } from "../lib/warn.ts";
import { Link, type LinkProps } from "../lib/link.tsx";
import { TooltipBubble, useTooltip } from "../tooltip/index.ts";
import { iconButton } from "./icon-button.recipe.ts";

type Variant = "plain" | "chip" | "raised" | "deep" | "media";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "aria-pressed"> {
  /** Accessible name with action and object: "Add Neel wrap dress to wishlist". A toggle keeps one name in both states. */
  label: string;
  /** Makes it a toggle: whether it is on. */
  pressed?: boolean | undefined;
  /** `chip` and `media` are for photographs, `deep` for the footer, `raised` for floating buttons. @default "plain" */
  variant?: Variant | undefined;
  /** `busy` keeps the focus and ignores presses. @default "idle" */
  state?: "idle" | "busy" | undefined;
  /** Text of the tooltip, if the name is longer than needed. @default label */
  hint?: string | undefined;
}

/** An icon-only button with its name as a tooltip. Renders `<button type="button">`. */
export function IconButton({
  label,
  pressed,
  variant,
  state = "idle",
  hint = label,
  className,
  onClick,
  ...props
}: IconButtonProps) {
  if (process.env.NODE_ENV !== "production") warnAboutName("IconButton", "a `label`", label);
  const { anchor, triggerProps, bubbleProps } = useTooltip();
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (state === "busy") event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...triggerProps(props)}
        onClick={handleClick}
        aria-label={label}
        aria-pressed={pressed}
        aria-busy={state === "busy" || undefined}
        data-component="icon-button"
        data-state={state}
        className={iconButton({ variant, className })}
      />
      {anchor && (
        <TooltipBubble {...bubbleProps()} anchor={anchor}>
          {hint}
        </TooltipBubble>
      )}
    </>
  );
}

export interface IconLinkProps extends Omit<ComponentProps<"a">, "aria-label"> {
  /** Accessible name: the target, "Cart, 2 items". */
  label: string;
  /** @default "plain" */
  variant?: Variant | undefined;
  /** Text of the tooltip. @default label */
  hint?: string | undefined;
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"] | undefined;
}

/** An icon-only link with its name as a tooltip. */
export function IconLink({ label, variant, hint = label, render, className, ...props }: IconLinkProps) {
  if (process.env.NODE_ENV !== "production") warnAboutName("IconLink", "a `label`", label);
  const { anchor, triggerProps, bubbleProps } = useTooltip();
  return (
    <>
      <Link
        {...triggerProps(props)}
        render={render}
        aria-label={label}
        data-component="icon-link"
        className={iconButton({ variant, className })}
      />
      {anchor && (
        <TooltipBubble {...bubbleProps()} anchor={anchor}>
          {hint}
        </TooltipBubble>
      )}
    </>
  );
}
