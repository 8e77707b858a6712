import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import type { Jobs } from "../jobs/index.ts";
import { bearerHash, newBearer } from "./bearer.ts";
import { deleteEndedSessions, deleteSession, findSession, insertSession, touchSession } from "./sessions.repository.ts";
import type { UserRow } from "./users.repository.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const REMEMBERED_MS = 30 * DAY_MS;
const MOST_IDLE_MS = 7 * DAY_MS;

export interface Sessions {
  /** Signs a user in: for 30 days when `remember`, otherwise for 24 hours, and never beyond 7 days without use. */
  start(userId: string, remember: boolean): Promise<{ bearer: string; expiresInSeconds: number }>;
  /** Who a bearer stands for; `undefined` when it is unknown, ended or revoked. */
  userOf(bearer: string): Promise<UserRow | undefined>;
  /** Ends one session. An unknown bearer is nothing to revoke. */
  revoke(bearer: string): Promise<void>;
}

export function createSessions({ db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs }): Sessions {
  jobs.every(HOUR_MS, "forget-sessions", (signal) => {
    const now = clock.now();
    return deleteEndedSessions(db, now, new Date(now.getTime() - MOST_IDLE_MS), signal);
  });

  return {
    async start(userId, remember) {
      const bearer = newBearer();
      const now = clock.now();
      const lastsMs = remember ? REMEMBERED_MS : DAY_MS;
      await insertSession(db, {
        tokenHash: bearerHash(bearer),
        userId,
        now,
        expiresAt: new Date(now.getTime() + lastsMs),
      });
      return { bearer, expiresInSeconds: lastsMs / 1000 };
    },

    async userOf(bearer) {
      const tokenHash = bearerHash(bearer);
      const session = await findSession(db, tokenHash);
      if (!session) return undefined;
      const { lastUsedAt, expiresAt, ...user } = session;
      const now = clock.now();
      const idleMs = now.getTime() - lastUsedAt.getTime();
      if (now >= expiresAt || idleMs >= MOST_IDLE_MS) return undefined;
      if (idleMs >= HOUR_MS) await touchSession(db, tokenHash, now);
      return user;
    },

    revoke: (bearer) => deleteSession(db, bearerHash(bearer)),
  };
}
