"use client";

import type { ComponentProps, MouseEvent } from "react";
import { composeProps } from "../lib/compose-handlers.ts";
import { Link, type LinkProps } from "../lib/link.tsx";
import { TooltipBubble, useTooltip } from "../tooltip/index.ts";
import { iconButton } from "./icon-button.recipe.ts";

type Tone = "plain" | "chip" | "raised" | "deep" | "media";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "aria-pressed"> {
  /** The name: what it does and to what, "Add Neel wrap dress to wishlist". A toggle keeps one name in both states. */
  label: string;
  /** Given for a toggle: whether it is on. */
  pressed?: boolean;
  /** `chip` and `media` lie on photographs, `deep` on the footer, `raised` floats. @default "plain" */
  tone?: Tone;
  /** `busy` keeps the focus and ignores presses. @default "idle" */
  state?: "idle" | "busy";
  /** What the tooltip says, where the name is longer than it need be for the eye. @default label */
  hint?: string;
}

/** A button that is only an icon, with its name as a tooltip. Renders `<button type="button">`. */
export function IconButton({
  label,
  pressed,
  tone,
  state = "idle",
  hint = label,
  className,
  onClick,
  ...props
}: IconButtonProps) {
  const { anchor, triggerProps, bubbleProps } = useTooltip();
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (state === "busy") event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...composeProps<ComponentProps<"button">>(props, triggerProps)}
        onClick={handleClick}
        aria-label={label}
        aria-pressed={pressed}
        aria-busy={state === "busy" || undefined}
        data-component="icon-button"
        data-state={state}
        className={iconButton({ tone, className })}
      />
      {anchor && (
        <TooltipBubble {...bubbleProps} anchor={anchor}>
          {hint}
        </TooltipBubble>
      )}
    </>
  );
}

export interface IconLinkProps extends Omit<ComponentProps<"a">, "aria-label"> {
  /** The name: where it leads, "Cart, 2 items". */
  label: string;
  /** @default "plain" */
  tone?: Tone;
  /** What the tooltip says. @default label */
  hint?: string;
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"];
}

/** A link that is only an icon, with its name as a tooltip. */
export function IconLink({ label, tone, hint = label, render, className, ...props }: IconLinkProps) {
  const { anchor, triggerProps, bubbleProps } = useTooltip();
  return (
    <>
      <Link
        {...composeProps<ComponentProps<"a">>(props, triggerProps)}
        render={render}
        aria-label={label}
        data-component="icon-link"
        className={iconButton({ tone, className })}
      />
      {anchor && (
        <TooltipBubble {...bubbleProps} anchor={anchor}>
          {hint}
        </TooltipBubble>
      )}
    </>
  );
}
