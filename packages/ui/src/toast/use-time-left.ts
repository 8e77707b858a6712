"use client";

import { useEffect, useEffectEvent, useRef } from "react";

const DURATION_MS = 3000;

/**
 * Calls `onEnd` once after `durationMs` (3000 by default), not counting time while `paused`; never with `null`. It starts
 * anew with another `durationMs` or another `text`.
 */
export function useTimeLeft(durationMs: number | null = DURATION_MS, paused: boolean, onEnd: () => void, text = "") {
  const counted = `${durationMs} ${text}`;
  const left = useRef({ counted, ms: durationMs });
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (left.current.counted !== counted) left.current = { counted, ms: durationMs };
    const { ms } = left.current;
    if (paused || ms === null) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, ms);
    return () => {
      clearTimeout(timer);
      left.current = { counted, ms: ms - (performance.now() - startedAt) };
    };
  }, [paused, durationMs, counted]);
}
