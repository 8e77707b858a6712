"use client";

import { useEffect, useEffectEvent } from "react";
import { splitSeconds, type TimeLeft } from "./time-left.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

/**
 * Headless countdown. `left` is `null` on the server and during hydration, because server and browser clocks differ:
 * reserve its space until then. It renders once a minute above one hour, then every second. `ended` is true from the
 * instant on, and `onEnd` is called once for each instant that has passed.
 */
export function useCountdown(endsAt: string, onEnd?: () => void) {
  const seconds = useSecondsLeft(endsAt);
  const ended = seconds === 0;
  const handleEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (ended) handleEnd();
  }, [ended, endsAt]);

  const left: TimeLeft | null = seconds === null ? null : splitSeconds(seconds);
  return { ended, left };
}
