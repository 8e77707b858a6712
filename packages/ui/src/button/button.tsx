"use client";

import type { ComponentProps, MouseEvent } from "react";
import { Check } from "../icons/check.tsx";
import { OwnElement } from "../lib/own-element.tsx";
import { type Render, rendered } from "../lib/rendered.ts";
import { Spinner } from "../spinner/index.ts";
import { button } from "./button.recipe.ts";

export interface ButtonProps extends ComponentProps<"button"> {
  /** `primary`: the main action, once per view; `paper`: on photographs; `plain`: text with an underline. @default "primary" */
  variant?: "primary" | "quiet" | "paper" | "danger" | "plain" | undefined;
  /** Height: 40, 48 or 56 px. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** @default "content" */
  width?: "content" | "full" | undefined;
  /** `busy` keeps the focus, shows a spinner and ignores presses; `done` shows a tick. @default "idle" */
  state?: "idle" | "busy" | "done" | undefined;
  /** Element in place of `<button>`, for a link that looks like a button: `<a href="/shop" />`, or your router's. */
  render?: Render | undefined;
}

/**
 * A button that starts an action. Renders a `<button type="button">`, or the element of `render`.
 */
export function Button({
  variant = "primary",
  size,
  width,
  state = "idle",
  render,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (state === "busy") event.preventDefault();
    else onClick?.(event);
  };
  const own = {
    ...props,
    onClick: handleClick,
    "aria-busy": state === "busy" || undefined,
    "data-component": "button",
    "data-variant": variant,
    "data-state": state,
    className: button({ variant, size, width, className }),
    children: (
      <>
        {state === "busy" && <Spinner />}
        {state === "done" && <Check className="sv:size-icon-sm" />}
        <OwnElement>{children}</OwnElement>
      </>
    ),
  };
  return render ? (
    rendered<ComponentProps<"button">>(render as Render<ComponentProps<"button">>, own)
  ) : (
    <button type="button" {...own} />
  );
}
