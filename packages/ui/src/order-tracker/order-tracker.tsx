"use client";

import type { ComponentProps, ReactNode } from "react";
import { CheckRegular } from "../icons/check-regular.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { dot, step, thread } from "./order-tracker.recipe.ts";

export interface OrderTrackerProps extends ComponentProps<"div"> {}

/** Progress of a parcel: `OrderTrackerStep`s side by side in containers from 600 px, otherwise stacked. */
export function OrderTracker({ className = "", children, ...props }: OrderTrackerProps) {
  return (
    <div {...props} data-component="order-tracker" className={`sv:@container sv:isolate ${className}`}>
      <ol className="sv:@[37.5rem]:flex">{children}</ol>
    </div>
  );
}

/** Screen reader texts after each step's name. */
export interface OrderTrackerLabels {
  done: string;
  current: string;
  coming: string;
}

export interface OrderTrackerStepProps extends ComponentProps<"li"> {
  /** `current` is the step the parcel has reached; `preview` a step of no order in particular, in muted text. */
  state: "done" | "current" | "coming" | "preview";
  /** Date of the step, actual or expected, formatted; of a preview, what happens then. */
  description?: ReactNode;
  labels?: Partial<OrderTrackerLabels> | undefined;
}

const english: OrderTrackerLabels = { done: "done", current: "current", coming: "to come" };

/** One step, with its name as children. Renders an `<li>`; must be inside `OrderTracker`. */
export function OrderTrackerStep({ state, description, labels, className, children, ...props }: OrderTrackerStepProps) {
  const words = useLabels("orderTracker", english, labels);
  return (
    <li
      {...props}
      data-part="step"
      data-state={state}
      aria-current={state === "current" ? "step" : undefined}
      className={step({ state, className })}
    >
      <span aria-hidden="true" className={thread({ state })} />
      <span aria-hidden="true" className={dot({ state })}>
        {state === "done" && <CheckRegular className="sv:size-3.25" />}
        {state === "current" && <span className="sv:size-2.5 sv:rounded-full sv:bg-current" />}
      </span>
      <span className="sv:block">
        <span>{children}</span>
        {state !== "preview" && <span className="sv:sr-only">{`, ${words[state]}`}</span>}
      </span>
      {description && <span className="sv:block sv:text-caption sv:text-muted sv:own-order">{description}</span>}
    </li>
  );
}
