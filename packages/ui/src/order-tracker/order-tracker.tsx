import type { ComponentProps } from "react";
import { CheckRegular } from "../icons/check-regular.tsx";
import { dot, step, thread } from "./order-tracker.recipe.ts";

export interface OrderTrackerStep {
  label: string;
  /** When it happened, or is expected; ready to show. `null` when nobody knows. */
  date: string | null;
}

export interface OrderTrackerProps extends ComponentProps<"ol"> {
  steps: readonly OrderTrackerStep[];
  /** Index of the step the order stands at; the number of steps when all of them are done. */
  current: number;
  /** What a reader hears after each step's name. */
  labels?: { done: string; current: string; coming: string };
}

const LABELS = { done: "done", current: "current", coming: "to come" };

/** Where a parcel is: an ordered list, side by side where it has 600 px, else one below the other. */
export function OrderTracker({ steps, current, labels = LABELS, className = "", ...props }: OrderTrackerProps) {
  return (
    <div data-component="order-tracker" className="sv:@container">
      <ol {...props} className={`sv:@[37.5rem]:flex ${className}`}>
        {steps.map(({ label, date }, index) => {
          const state = index < current ? "done" : index === current ? "current" : "coming";
          return (
            <li
              key={label}
              data-part="step"
              data-state={state}
              aria-current={state === "current" ? "step" : undefined}
              className={step()}
            >
              {index < steps.length - 1 && <span aria-hidden="true" className={thread({ state })} />}
              <span aria-hidden="true" className={dot({ state })}>
                {state === "done" && <CheckRegular className="sv:size-3.25" />}
                {state === "current" && <span className="sv:size-2.5 sv:rounded-full sv:bg-current" />}
              </span>
              <span className="sv:block">
                {label}
                <span className="sv:sr-only">, {labels[state]}</span>
              </span>
              {date && <span className="sv:block sv:text-caption sv:text-muted">{date}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
