import type pg from "pg";
import { CHANNEL, type ChangeListener, type Changes, tellAll } from "../changes.ts";

export interface EmbeddedListening extends Changes {
  /** Makes a new connection listen before it is handed out. */
  hear(client: pg.ClientBase): Promise<void>;
}

/**
 * Listens on the engine's single session, which receives notifications of its own changes with the answer to the
 * commit.
 */
export function listenOnSession(): EmbeddedListening {
  const listeners = new Set<ChangeListener>();
  const all = tellAll(listeners);
  let hearing = false;
  return {
    isHearing: () => hearing,
    listen: (listener) => void listeners.add(listener),
    async hear(client) {
      client.on("notification", ({ payload = "everything" }) => all.changed(payload));
      client.on("end", () => {
        hearing = false;
        all.missed();
      });
      await client.query(`listen ${CHANNEL}`);
      hearing = true;
    },
  };
}
