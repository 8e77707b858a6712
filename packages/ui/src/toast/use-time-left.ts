"use client";

import { useEffect, useEffectEvent, useRef } from "react";

const DURATION_MS = 3000;

/** Calls `onEnd` once after the initial `durationMs` (3000 by default), not counting time while `paused`; never with `null`. */
export function useTimeLeft(durationMs: number | null = DURATION_MS, paused: boolean, onEnd: () => void) {
  const left = useRef(durationMs);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const remaining = left.current;
    if (paused || remaining === null) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, remaining);
    return () => {
      clearTimeout(timer);
      left.current = remaining - (performance.now() - startedAt);
    };
  }, [paused]);
}
