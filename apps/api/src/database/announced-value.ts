import type { Changes } from "./changes.ts";

interface AnnouncedValue<Value> {
  changes: Changes;
  /** The announced key on which the value is read again. */
  key: string;
  read(): Promise<Value>;
  /** How old a value may be, in milliseconds, while announcements do not arrive. @default 0: each call reads it */
  refreshMs?: number;
  /** What stands in for a read that failed, for `refreshMs` or until the next announcement. @default it rejects */
  onError?: (error: unknown) => Value;
}

/**
 * Keeps a value in memory that every request needs. It is read again once the database announces its key or "everything",
 * after a read that failed, and each `refreshMs` while announcements do not arrive.
 */
export function announcedValue<Value>({
  changes,
  key,
  read,
  refreshMs = 0,
  onError,
}: AnnouncedValue<Value>): () => Promise<Value> {
  let known: { value: Promise<Value>; readAt: number; isLasting: boolean } | null = null;
  const forget = () => {
    known = null;
  };
  changes.listen({
    changed: (changed) => void ((changed === key || changed === "everything") && forget()),
    missed: forget,
  });

  return () => {
    const isListening = changes.isListening();
    if (known && ((isListening && known.isLasting) || performance.now() - known.readAt < refreshMs)) return known.value;
    // What changes during the read makes it forgotten, and is read again.
    const reading = {
      readAt: performance.now(),
      isLasting: isListening,
      value: read().catch((error: unknown) => {
        reading.isLasting = false;
        if (onError) return onError(error);
        if (known === reading) forget();
        throw error;
      }),
    };
    known = reading;
    return reading.value;
  };
}
