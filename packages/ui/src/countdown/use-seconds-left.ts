"use client";

import { useCallback, useSyncExternalStore } from "react";
import { serverNow, subscribeClock } from "./clock.ts";

const HOUR = 3600;
const listeners = new Set<() => void>();
let interval: ReturnType<typeof setInterval> | undefined;
let now = 0;
let stopHearing: (() => void) | undefined;

const readClock = () => Math.floor(serverNow() / 1000);

/** Current time in whole seconds. It changes only with the tick, so that one render never sees two times. */
function nowInSeconds(): number {
  if (now === 0) now = readClock();
  return now;
}

function tick() {
  now = readClock();
  for (const listener of listeners) listener();
}

/** All countdowns of the page share one interval, which runs only while there are any. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    now = readClock();
    interval = setInterval(tick, 1000);
    stopHearing = subscribeClock(tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(interval);
    stopHearing?.();
    now = 0;
  };
}

const onServer = () => null;

/**
 * Seconds until an instant: in whole minutes above one hour, so that a component renders once a minute, then in seconds,
 * and 0 from the instant on. `null` on the server, during hydration (server and browser clocks differ) and without an
 * instant.
 */
export function useSecondsLeft(endsAt: string | null): number | null {
  const read = useCallback(() => {
    if (endsAt === null) return null;
    const left = Math.max(0, Math.ceil(Date.parse(endsAt) / 1000) - nowInSeconds());
    return left > HOUR ? left - (left % 60) : left;
  }, [endsAt]);
  return useSyncExternalStore(subscribe, read, onServer);
}
