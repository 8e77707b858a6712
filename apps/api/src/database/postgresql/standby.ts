import type { Changes } from "../changes.ts";
import type { Db } from "../schema.ts";
import { sqlState } from "../sql-state.ts";
import { type Standby, StandbyBehind } from "../standby.ts";
import { DatabaseUnavailable } from "../unavailable.ts";

/** After the standby was found behind, it is not tried again for this long. */
const BEHIND_MS = 100;
/** Pause between attempts to reach an unavailable standby; no request waits for them. */
const AGAIN_MS = 1_000;
/** SQLSTATE classes of a server that ends sessions, is starting, or has no free connections. */
const AWAY = /^(?:08|53|57)/;

export interface StandbyOptions {
  /** Over `upToDatePool`. */
  db: Db;
  /** Rejects if the standby cannot be reached. */
  reach(): Promise<unknown>;
  changes: Changes;
  /** Why it was unreachable at the start; null: it was reachable. */
  awayBecause: string | null;
  /** Milliseconds for which it may be unread before `onChange` is called. */
  tellAfterMs: number;
  /** Called when the standby stops being read, with a reason, and when it is read again. */
  onChange(isRead: boolean, reason: string): void;
}

export interface OpenStandby extends Standby {
  close(): Promise<void>;
}

/** Reads from the standby while it is up to date, and from the primary otherwise. */
export function openStandby(options: StandbyOptions): OpenStandby {
  const { db, changes, awayBecause, tellAfterMs, onChange } = options;
  let isAway = false;
  let behindUntil = 0;
  let unreadSince: number | null = null;
  let isReported = false;
  let isClosed = false;

  function reportUnread(reason: string): void {
    unreadSince ??= Date.now();
    if (isReported || Date.now() - unreadSince < tellAfterMs) return;
    isReported = true;
    onChange(false, changes.isListening() ? reason : "announcements of changes do not arrive");
  }

  function reportRead(): void {
    unreadSince = null;
    if (isReported) onChange(true, "");
    isReported = false;
  }

  function retryUntilReachable(): void {
    if (isAway) return;
    isAway = true;
    void pollUntilReachable();
  }

  async function pollUntilReachable(): Promise<void> {
    while (isAway && !isClosed) {
      await new Promise((over) => setTimeout(over, AGAIN_MS).unref());
      isAway = await options.reach().then(
        () => false,
        () => true,
      );
    }
  }

  function failed(error: unknown): void {
    const isBehind = error instanceof StandbyBehind;
    const isUnavailable = error instanceof DatabaseUnavailable || AWAY.test(sqlState(error));
    if (isBehind) behindUntil = Date.now() + BEHIND_MS;
    if (isUnavailable) retryUntilReachable();
    if (isBehind || isUnavailable) reportUnread(error instanceof Error ? error.message : "");
  }

  if (awayBecause !== null) {
    onChange(false, awayBecause);
    isReported = true;
    retryUntilReachable();
  }
  return {
    db,
    async read(fromStandby, instead) {
      if (isAway || Date.now() < behindUntil) {
        reportUnread(isAway ? "it cannot be reached" : "it is behind");
        return instead();
      }
      try {
        const answer = await fromStandby();
        reportRead();
        return answer;
      } catch (error) {
        // Any error, even a correct 404, is checked against the primary.
        failed(error);
        return instead();
      }
    },
    async close() {
      isClosed = true;
      await db.destroy();
    },
  };
}
