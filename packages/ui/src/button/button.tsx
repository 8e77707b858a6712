"use client";

import type { ComponentProps, MouseEvent } from "react";
import { Check } from "../icons/check.tsx";
import { OwnElement } from "../lib/own-element.tsx";
import { Spinner } from "../spinner/index.ts";
import { button } from "./button.recipe.ts";

export interface ButtonProps extends ComponentProps<"button"> {
  /** `primary`: the main action, once per view; `paper`: on photographs; `plain`: text with an underline. @default "primary" */
  variant?: "primary" | "quiet" | "paper" | "danger" | "plain";
  /** Height: 40, 48 or 56 px. @default "md" */
  size?: "sm" | "md" | "lg";
  /** @default "content" */
  width?: "content" | "full";
  /** `busy` keeps the focus, shows a spinner and ignores presses; `done` shows a tick. @default "idle" */
  state?: "idle" | "busy" | "done";
}

/**
 * A button that starts an action. Renders a `<button type="button">`. For a link that looks like a button use
 * `buttonClass` on an `<a>`.
 */
export function Button({ variant, size, width, state = "idle", className, children, onClick, ...props }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (state === "busy") event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...props}
      onClick={handleClick}
      aria-busy={state === "busy" || undefined}
      data-component="button"
      data-variant={variant ?? "primary"}
      data-state={state}
      className={button({ variant, size, width, className })}
    >
      {state === "busy" && <Spinner />}
      {state === "done" && <Check className="sv:size-icon-sm" />}
      <OwnElement>{children}</OwnElement>
    </button>
  );
}
