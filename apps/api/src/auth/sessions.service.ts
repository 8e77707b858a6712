import type { SignedInDevice } from "@selvedge/commerce/wire/account";
import type { Selectable } from "kysely";
import { LOGIN_DAYS } from "@selvedge/commerce/promises";
import type { Clock } from "../clock.ts";
import type { SessionTable } from "../database/schema/accounts.ts";
import type { Db, Tx } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import type { Jobs } from "../jobs/index.ts";
import { randomId } from "../random-id.ts";
import { bearerHash, newBearer } from "./bearer.ts";
import {
  deleteEndedSessions,
  deleteSession,
  deleteSessionNamed,
  deleteSessionsNamed,
  findSession,
  insertSession,
  listSessions,
  touchSession,
} from "./sessions.repository.ts";
import type { UserRow } from "./users.repository.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const REMEMBERED_MS = LOGIN_DAYS * DAY_MS;
const MOST_IDLE_MS = 7 * DAY_MS;

/** A session, as what is written down of it names it. */
export interface SessionName {
  id: string;
  tokenHash: string;
}

export interface Sessions {
  /**
   * Signs a user in on a device: for 30 days when `remember`, otherwise for 24 hours, and never beyond 7 days without use. The caller holds
   * the user's lock in `tx`, and has made sure under it that they may: what ends all sessions is then before or after this one.
   */
  start(
    tx: Tx,
    userId: string,
    remember: boolean,
    device: string | null,
  ): Promise<{ bearer: string; expiresInSeconds: number }>;
  /** Who a bearer stands for, and the session that it opens; `undefined` when it is unknown, ended or revoked. */
  find(bearer: string): Promise<{ user: UserRow; session: SessionName } | undefined>;
  /** Ends one session. An unknown bearer is nothing to revoke. */
  revoke(bearer: string): Promise<void>;
  /** The devices on which a user is signed in, the one of `bearer` first, then by last use. */
  list(userId: string, bearer: string | undefined): Promise<SignedInDevice[]>;
  /** Ends one of a user's sessions. 404 when it is not theirs or has ended. */
  end(userId: string, sessionId: string): Promise<void>;
  /** Ends a session by its id or its token, or all of an account by its id. Resolves with how many there were. */
  endNamed(id: string): Promise<number>;
}

export function createSessions({ db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs }): Sessions {
  jobs.every(HOUR_MS, "forget-sessions", (signal) => {
    const now = clock.now();
    return deleteEndedSessions(db, now, new Date(now.getTime() - MOST_IDLE_MS), signal);
  });

  return {
    async start(tx, userId, remember, device) {
      const bearer = newBearer();
      const now = clock.now();
      const lastsMs = remember ? REMEMBERED_MS : DAY_MS;
      await insertSession(tx, {
        id: randomId(),
        tokenHash: bearerHash(bearer),
        userId,
        device,
        now,
        expiresAt: new Date(now.getTime() + lastsMs),
      });
      return { bearer, expiresInSeconds: lastsMs / 1000 };
    },

    async find(bearer) {
      const tokenHash = bearerHash(bearer);
      const session = await findSession(db, tokenHash);
      if (!session) return undefined;
      const { lastUsedAt, expiresAt, sessionId, ...user } = session;
      const now = clock.now();
      const idleMs = now.getTime() - lastUsedAt.getTime();
      if (now >= expiresAt || idleMs >= MOST_IDLE_MS) return undefined;
      if (idleMs >= HOUR_MS) await touchSession(db, tokenHash, now);
      return { user, session: { id: sessionId, tokenHash } };
    },

    revoke: (bearer) => deleteSession(db, bearerHash(bearer)),

    async list(userId, bearer) {
      const now = clock.now();
      const rows = await listSessions(db, userId, { now, idleSince: new Date(now.getTime() - MOST_IDLE_MS) });
      const own = bearer === undefined ? null : bearerHash(bearer);
      return rows
        .map((row) => wireSession(row, row.token_hash === own))
        .toSorted((a, b) => Number(b.current) - Number(a.current));
    },

    endNamed: (id) => deleteSessionsNamed(db, id, bearerHash(id)),

    async end(userId, sessionId) {
      if (!(await deleteSessionNamed(db, userId, sessionId))) throw new Refusal(404, "Session not found");
    },
  };
}

/** A session as the wire shows it. What opens it never leaves the server. */
function wireSession(row: Selectable<SessionTable>, current: boolean): SignedInDevice {
  return {
    id: row.id,
    device: row.device,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    current,
  };
}
