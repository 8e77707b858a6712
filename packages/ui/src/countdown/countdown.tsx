"use client";

import type { ComponentProps } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { countdown } from "./countdown.recipe.ts";
import { shortTimeLeft, spokenTimeLeft, type TimeLeft } from "./time-left.ts";
import { useCountdown } from "./use-countdown.ts";

export interface CountdownLabels {
  /** Text before the time. @default "Offer ends in" */
  lead: string;
  /** The time as shown. @default 8 days, 38 h 09 m */
  short: (left: TimeLeft) => string;
  /** The time as spoken. @default 8 days, 38 hours 9 minutes */
  spoken: (left: TimeLeft) => string;
}

export interface CountdownProps extends Omit<ComponentProps<"span">, "children"> {
  /** Instant, ISO 8601. */
  endsAt: string;
  /** Called once for each `endsAt` after it has passed, also if it had passed before hydration. */
  onEnd?: (() => void) | undefined;
  /** `inherit` takes size and colour from the surrounding text. @default "sale" */
  variant?: "sale" | "inherit" | undefined;
  labels?: Partial<CountdownLabels> | undefined;
}

const english: CountdownLabels = { lead: "Offer ends in", short: shortTimeLeft, spoken: spokenTimeLeft };

/** Placeholder as wide as most remaining times, so that the line does not shift when the time becomes known. */
const UNKNOWN = "\u2007".repeat(8);

/**
 * Time left of an offer: in days, in the last 48 hours by the minute, in the last hour by the second. It is not announced,
 * and disappears at the end. The server renders a placeholder, since only the browser knows the time.
 */
export function Countdown({ endsAt, onEnd, variant, labels, className, ...props }: CountdownProps) {
  const words = useLabels("countdown", english, labels);
  const { ended, left } = useCountdown(endsAt, onEnd);
  if (ended) return null;
  return (
    <span
      {...props}
      role="timer"
      aria-live="off"
      data-component="countdown"
      data-state={left ? "running" : "unknown"}
      className={countdown({ variant, className })}
    >
      <span aria-hidden="true" className={left ? undefined : "sv:invisible"}>
        <span>{words.lead}</span> <span className="sv:whitespace-nowrap">{left ? words.short(left) : UNKNOWN}</span>
      </span>
      {left && <span className="sv:sr-only">{`${words.lead} ${words.spoken(left)}`}</span>}
    </span>
  );
}
