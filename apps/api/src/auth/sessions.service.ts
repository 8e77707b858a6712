import type { SignedInDevice } from "@selvedge/commerce/wire/account";
import type { Selectable } from "kysely";
import { LOGIN_DAYS } from "@selvedge/commerce/promises";
import type { Clock } from "../clock.ts";
import type { SessionTable } from "../database/schema/accounts.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { Jobs } from "../jobs/index.ts";
import { randomId } from "../random-id.ts";
import type { RecordChange } from "../record-change.ts";
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

/** A session's public names, for the record of order reads. */
export interface SessionName {
  id: string;
  tokenHash: string;
}

export interface Sessions {
  /**
   * Signs a user in on a device: for 30 days with `remember`, otherwise for 24 hours, and never longer than 7 days
   * without use. The caller holds the user's lock in `tx` and has authenticated the user under it, so that ending all
   * sessions runs either before or after.
   */
  start(
    tx: Tx,
    userId: string,
    remember: boolean,
    device: string | null,
  ): Promise<{ bearer: string; expiresInSeconds: number }>;
  /** The user and session of a bearer token; `undefined` if it is unknown, expired or revoked. */
  find(bearer: string): Promise<{ user: UserRow; session: SessionName } | undefined>;
  /** Ends one session. An unknown token is ignored. */
  revoke(bearer: string): Promise<void>;
  /** The devices on which a user is signed in, that of `bearer` first, then by last use. */
  list(userId: string, bearer: string | undefined): Promise<SignedInDevice[]>;
  /** Ends one of a user's sessions. 404 if it is not theirs or has ended. */
  end(userId: string, sessionId: string): Promise<void>;
  /** Ends a session by its id or token, or all sessions of an account by its id. Resolves with their number. `record` is called with the ended sessions, if there are any. */
  endNamed(id: string, record?: RecordChange): Promise<number>;
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

    endNamed: (id, record) =>
      transaction(db, async (tx) => {
        const ended = await deleteSessionsNamed(tx, id, bearerHash(id));
        if (ended.length > 0) await record?.(tx, { subject: "sessions", before: { ended: [] }, after: { ended } });
        return ended.length;
      }),

    async end(userId, sessionId) {
      if (!(await deleteSessionNamed(db, userId, sessionId))) throw new Refusal(404, "Session not found");
    },
  };
}

/** Maps a session to the wire, without its token hash. */
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
