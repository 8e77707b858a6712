let aheadMs = 0;
const listeners = new Set<() => void>();

/**
 * Sets how many milliseconds the server's clock is ahead of the device's; negative if it is behind. Countdowns update at
 * once, so that a device with a wrong clock shows an offer as long as the server grants it. @default 0
 */
export function setServerClock(ahead: number): void {
  aheadMs = ahead;
  for (const listener of listeners) listener();
}

/** Best known server time, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + aheadMs;

/** Calls `listener` when the clock is set. Returns the unsubscribe function. */
export function subscribeClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
