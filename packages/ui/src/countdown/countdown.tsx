"use client";

import type { ComponentProps } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { countdown } from "./countdown.recipe.ts";
import { shortTimeLeft, spokenTimeLeft, type TimeLeft } from "./time-left.ts";
import { useCountdown } from "./use-countdown.ts";

export interface CountdownLabels {
  /** Stands before the time. @default "Offer ends in" */
  lead: string;
  /** The time as shown. @default 8 days, 38 h 09 m */
  short: (left: TimeLeft) => string;
  /** The time as spoken. @default 8 days, 38 hours 9 minutes */
  spoken: (left: TimeLeft) => string;
}

export interface CountdownProps extends Omit<ComponentProps<"span">, "children"> {
  /** Instant, ISO 8601. */
  endsAt: string;
  /** Called once for each `endsAt`, when it has passed; also when it had passed before the page came alive. */
  onEnd?: (() => void) | undefined;
  /** `inherit` takes size and colour from the sentence around it. @default "sale" */
  tone?: "sale" | "inherit";
  labels?: Partial<CountdownLabels>;
}

const english: CountdownLabels = { lead: "Offer ends in", short: shortTimeLeft, spoken: spokenTimeLeft };

/** As wide as most times that are left: the line keeps its place until the page knows the time. */
const UNKNOWN = "\u2007".repeat(8);

/**
 * How long an offer still lasts: in days, from 48 hours on each minute, in the last hour each second. Never announced by itself, and gone at the end.
 * The server renders the room that it needs, since only the browser knows the time.
 */
export function Countdown({ endsAt, onEnd, tone, labels, className, ...props }: CountdownProps) {
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
      className={countdown({ tone, className })}
    >
      <span aria-hidden="true" className={left ? undefined : "sv:invisible"}>
        <span>{words.lead}</span> <span className="sv:whitespace-nowrap">{left ? words.short(left) : UNKNOWN}</span>
      </span>
      {left && <span className="sv:sr-only">{`${words.lead} ${words.spoken(left)}`}</span>}
    </span>
  );
}
