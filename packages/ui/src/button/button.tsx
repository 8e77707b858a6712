"use client";

import type { ComponentProps, MouseEvent } from "react";
import { Check } from "../icons/check.tsx";
import { OwnElement } from "../lib/own-element.tsx";
import { Spinner } from "../spinner/index.ts";
import { button } from "./button.recipe.ts";

export interface ButtonProps extends ComponentProps<"button"> {
  /** `primary` stands once in a view; `paper` lies on photographs; `plain` is text with a drawn underline. @default "primary" */
  intent?: "primary" | "quiet" | "paper" | "danger" | "plain";
  /** Height: 40, 48 or 56 px. @default "md" */
  size?: "sm" | "md" | "lg";
  /** @default "content" */
  width?: "content" | "full";
  /** `busy` keeps the focus, shows a spinner and ignores presses; `done` shows a tick. @default "idle" */
  state?: "idle" | "busy" | "done";
}

/** Starts an action. Renders a `<button type="button">`; for links that look like buttons give `buttonClass` to an `<a>`. */
export function Button({ intent, size, width, state = "idle", className, children, onClick, ...props }: ButtonProps) {
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
      data-intent={intent ?? "primary"}
      data-state={state}
      className={button({ intent, size, width, className })}
    >
      {state === "busy" && <Spinner />}
      {state === "done" && <Check className="sv:size-icon-sm" />}
      <OwnElement>{children}</OwnElement>
    </button>
  );
}
