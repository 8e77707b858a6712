import type { Changes } from "./changes.ts";

/** How old a value may be while announcements do not arrive. */
const UNHEARD_MS = 5_000;

interface AnnouncedValue<Value> {
  changes: Changes;
  /** The announced key on which the value is read again. */
  key: string;
  read(): Promise<Value>;
  /** Until the first successful read. */
  initial: Value;
  /** A read has failed; the earlier value stays. */
  onError(error: unknown): void;
}

/**
 * Keeps a value in memory that every request needs. It is read again once the database announces its key, and every five seconds while
 * announcements do not arrive.
 */
export function announcedValue<Value>({
  changes,
  key,
  read,
  initial,
  onError,
}: AnnouncedValue<Value>): () => Promise<Value> {
  let value = initial;
  let isCurrent = false;
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;
  const forget = () => (isCurrent = false);
  changes.listen({ changed: (changed) => void (changed === key && forget()), missed: forget });

  async function renew(): Promise<void> {
    // What changes during the read is read again.
    isCurrent = changes.isHearing();
    readAt = performance.now();
    try {
      value = await read();
    } catch (error) {
      onError(error);
    } finally {
      reading = null;
    }
  }

  return async () => {
    const isStale = changes.isHearing() ? !isCurrent : performance.now() - readAt >= UNHEARD_MS;
    if (isStale) await (reading ??= renew());
    return value;
  };
}
