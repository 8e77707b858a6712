import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { Socket } from "node:net";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { CHANNEL, type ChangeListener, type Changes, notifyAll } from "../changes.ts";

export interface Listening extends Changes {
  close(): Promise<void>;
}

/** The longest time for which lost notifications may go unnoticed. */
const TIMEOUT_MS = 5_000;
const RETRY_AFTER_MS = 1_000;
/** A connection pooler in between does not go away. */
const RETRY_BEHIND_POOL_MS = 60_000;

/**
 * Listens on a connection of its own, opened with the first listener and reopened when it is lost. A server that stops
 * responding would lose notifications silently, so the listener regularly notifies itself, and `isListening` only while
 * that comes back. A pooler could change sessions between statements and still return it, so listening through a pooler
 * is refused.
 */
export function listenOn(options: pg.ClientConfig, timeoutMs = TIMEOUT_MS): Listening {
  const listeners = new Set<ChangeListener>();
  const all = notifyAll(listeners);
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let listening = false;

  /** Rejects when the connection is lost, when its own notification does not come back, and when closing. */
  async function listenOnce(): Promise<never> {
    // Half for the pause between two notifications, half for the answer.
    const patience = timeoutMs / 2;
    const socket = new Socket();
    const over = new AbortController();
    const end = () => {
      over.abort();
      socket.destroy();
    };
    closing.signal.addEventListener("abort", end);
    const client = new pg.Client({ ...options, stream: () => socket, connectionTimeoutMillis: patience });
    /** A timeout only counts after pending input has been read, because this process may have been blocked itself. */
    const timeout = async () => {
      await wait(patience, null, { signal: over.signal });
      await turn();
      await turn();
      throw new Error("The database does not answer.");
    };
    const inTime = (answer: Promise<unknown>) => Promise.race([answer, timeout()]);
    const ownChannel = `echo_${randomUUID()}`;
    const echoes = new EventEmitter();
    client.on("error", end);
    client.on("end", end);
    client.on("notification", ({ channel, payload = "everything" }) => {
      if (channel === ownChannel) echoes.emit("echo");
      else all.changed(payload);
    });
    try {
      await client.connect();
      await inTime(assertOwnSession(client));
      await inTime(client.query(`listen ${CHANNEL}; listen "${ownChannel}"`));
      for (;;) {
        await inTime(
          Promise.all([once(echoes, "echo", { signal: over.signal }), client.query(`notify "${ownChannel}"`)]),
        );
        listening = true;
        await wait(patience, null, { signal: over.signal });
      }
    } finally {
      listening = false;
      all.missed();
      closing.signal.removeEventListener("abort", end);
      end();
    }
  }

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      const pauseMs = await listenOnce().catch((error: unknown) =>
        error instanceof BehindPool ? RETRY_BEHIND_POOL_MS : RETRY_AFTER_MS,
      );
      await wait(pauseMs, null, { signal: closing.signal }).catch(() => {});
    }
  }

  return {
    isListening: () => listening,
    listen(listener) {
      listeners.add(listener);
      running ??= keepListening();
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

class BehindPool extends Error {
  override readonly name = "BehindPool";
}

/** A pooler reports process ids of its own, and notifications reach whichever session it holds. */
async function assertOwnSession(client: pg.Client & { processID?: number | null }): Promise<void> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  if (rows[0]?.pid !== client.processID) throw new BehindPool("A pool stands between the shop and its database.");
}
