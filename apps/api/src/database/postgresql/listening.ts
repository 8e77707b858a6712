import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { CHANNEL, type ChangeListener, type Changes, tellAll } from "../changes.ts";

export interface Listening extends Changes {
  close(): Promise<void>;
}

/** As long as a change may go unheard. */
const DEAF_FOR_MS = 5_000;
const AGAIN_MS = 1_000;

/**
 * Listens on a connection of its own, opened with the first listener and again whenever it is lost. What is announced would be missed
 * without a word on a server that falls silent, or behind a pool that gives each statement another connection: so it announces
 * something of its own again and again, and counts as hearing only while that comes back.
 */
export function listenOn(options: pg.ClientConfig, deafForMs = DEAF_FOR_MS): Listening {
  const listeners = new Set<ChangeListener>();
  const all = tellAll(listeners);
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let hearing = false;

  /** Rejects when the connection is lost, when what was announced does not come back, and at the end. */
  async function listenOnce(): Promise<never> {
    // Half for the pause between two announcements, half for the answer.
    const patience = deafForMs / 2;
    const socket = new Socket();
    const over = new AbortController();
    const end = () => {
      over.abort();
      socket.destroy();
    };
    closing.signal.addEventListener("abort", end);
    const client = new pg.Client({
      ...options,
      stream: () => socket,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
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
      await client.query(`listen ${CHANNEL}`);
      await client.query(`listen "${ownChannel}"`);
      for (;;) {
        const inTime = AbortSignal.any([over.signal, AbortSignal.timeout(patience)]);
        await Promise.all([once(echoes, "echo", { signal: inTime }), client.query(`notify "${ownChannel}"`)]);
        hearing = true;
        await wait(patience, null, { signal: over.signal });
      }
    } finally {
      hearing = false;
      all.missed();
      closing.signal.removeEventListener("abort", end);
      end();
    }
  }

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenOnce().catch(() => {});
      await wait(AGAIN_MS, null, { signal: closing.signal }).catch(() => {});
    }
  }

  return {
    isHearing: () => hearing,
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
