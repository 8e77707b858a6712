let aheadMs = 0;
const listeners = new Set<() => void>();

/**
 * Sets how many milliseconds the server's clock is ahead of this device's, negative where it is behind. Countdowns follow at once:
 * a device with a wrong clock then shows an offer for as long as the server grants it. @default 0
 */
export function setServerClock(ahead: number): void {
  aheadMs = ahead;
  for (const listener of listeners) listener();
}

/** The server's time in milliseconds since 1970, as far as it is known. */
export const serverNow = (): number => Date.now() + aheadMs;

/** Calls `listener` when the clock is set. Returns the way to stop. */
export function subscribeClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
