import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A shop or a baseline in its own process. */
export interface Served {
  /** Origin without a trailing slash. */
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Serves one baseline of a build, with the data and pictures of a running shop. Rejects when its process does not
 * start.
 */
export async function startFloor(kind: "plain" | "still" | "react", shopUrl: string, folder: string): Promise<Served> {
  const floor = fork(join(import.meta.dirname, "floor-process.ts"), [kind, shopUrl, folder]);
  const ended = once(floor, "exit");
  const ready = once(floor, "message") as Promise<[port: number]>;
  const [port] = await Promise.race([
    ready,
    ended.then(() => {
      throw new Error(`The floor ${kind} did not start.`);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: floor.pid ?? 0,
    async stop() {
      floor.disconnect();
      await ended;
    },
  };
}
