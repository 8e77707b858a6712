import type pg from "pg";
import { CHANNEL, type ChangeListener, type Changes, notifyAll } from "../changes.ts";

export interface EmbeddedListening extends Changes {
  /** Makes a new connection listen before it is handed out. */
  listenOn(client: pg.ClientBase): Promise<void>;
}

/**
 * Listens on the engine's single session, which receives notifications of its own changes with the answer to the
 * commit.
 */
export function listenOnSession(): EmbeddedListening {
  const listeners = new Set<ChangeListener>();
  const all = notifyAll(listeners);
  let listening = false;
  return {
    isListening: () => listening,
    listen: (listener) => void listeners.add(listener),
    async listenOn(client) {
      client.on("notification", ({ payload = "everything" }) => all.changed(payload));
      client.on("end", () => {
        listening = false;
        all.missed();
      });
      await client.query(`listen ${CHANNEL}`);
      listening = true;
    },
  };
}
