import type { Changes } from "../changes.ts";
import type { Db } from "../schema.ts";
import { sqlState } from "../sql-state.ts";
import { type Standby, StandbyBehind } from "../standby.ts";
import { DatabaseUnavailable } from "../unavailable.ts";

/** How long those that come after one for whom the copy was behind do not ask it. */
const BEHIND_MS = 100;
/** Pause between two attempts to reach one that is away; no visitor waits for them. */
const AGAIN_MS = 1_000;
/** A server that ends sessions, starts, or has no room. */
const AWAY = /^(?:08|53|57)/;

export interface StandbyOptions {
  /** Through `levelPool`. */
  db: Db;
  /** Rejects where it cannot be asked. */
  reach(): Promise<unknown>;
  changes: Changes;
  /** Why it could not be asked when it was opened; null: it could. */
  awayBecause: string | null;
  /** How long it may be left unread before somebody is told. */
  tellAfterMs: number;
  /** Whether it is read; and if not, why. Called when that has changed. */
  onChange(isRead: boolean, reason: string): void;
}

export interface OpenStandby extends Standby {
  close(): Promise<void>;
}

/** Reads from a copy what it can show, and from the database itself what it cannot: for the visitor it is all the same. */
export function openStandby(options: StandbyOptions): OpenStandby {
  const { db, changes, awayBecause, tellAfterMs, onChange } = options;
  let isAway = false;
  let behindUntil = 0;
  let unreadSince: number | null = null;
  let wasTold = false;
  let isClosed = false;

  function leave(reason: string): void {
    unreadSince ??= Date.now();
    if (wasTold || Date.now() - unreadSince < tellAfterMs) return;
    wasTold = true;
    onChange(false, changes.isHearing() ? reason : "what changes in the database is not heard");
  }

  function welcome(): void {
    unreadSince = null;
    if (wasTold) onChange(true, "");
    wasTold = false;
  }

  function goAway(): void {
    if (isAway) return;
    isAway = true;
    void lookAgain();
  }

  async function lookAgain(): Promise<void> {
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
    if (isUnavailable) goAway();
    if (isBehind || isUnavailable) leave(error instanceof Error ? error.message : "");
  }

  if (awayBecause !== null) {
    onChange(false, awayBecause);
    wasTold = true;
    goAway();
  }
  return {
    db,
    async read(fromStandby, instead) {
      if (isAway || Date.now() < behindUntil) {
        leave(isAway ? "it cannot be reached" : "it is behind");
        return instead();
      }
      try {
        const answer = await fromStandby();
        welcome();
        return answer;
      } catch (error) {
        // Also what the copy was right about: that something does not exist is worth a second question.
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
