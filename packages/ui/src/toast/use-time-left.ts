"use client";

import { useEffect, useEffectEvent, useRef } from "react";

const DURATION_MS = 3000;

/**
 * Calls `onEnd` once after `durationMs`, as it was at first, not counting the time while `paused`; never with `null`, and after 3000
 * where nothing is said.
 */
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
