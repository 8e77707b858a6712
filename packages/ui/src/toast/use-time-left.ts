"use client";

import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `onEnd` once after `durationMs`, not counting the time while `paused`. */
export function useTimeLeft(durationMs: number, paused: boolean, onEnd: () => void) {
  const left = useRef(durationMs);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [paused]);
}
