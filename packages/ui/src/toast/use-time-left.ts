"use client";

import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `onEnd` once after `durationMs`, not counting the time while `paused`; never with `null`. */
export function useTimeLeft(durationMs: number | null, paused: boolean, onEnd: () => void) {
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
