import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import type { Answer, Door } from "./shopper.ts";

const SERVE = join(import.meta.dirname, "serve.ts");
const PATIENCE_MS = 600_000;

/** A shop in a process of its own that can be killed, and whose visitors ask again until someone answers. */
export interface MortalShop {
  /** Starts it. Resolves once it answers. */
  start(): Promise<void>;
  /** Ends it as a power cut would: no signal handler, no flush. */
  kill(): Promise<void>;
  door: Door;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** `env` is all that the process knows of the world, besides where programs lie and a port to listen on. */
export function mortalShop(env: Record<string, string>): MortalShop {
  let child: ChildProcess | undefined;
  let address = "";
  let port: number | undefined;

  async function once200(url: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(`${address}${url}`, { ...init, signal: AbortSignal.timeout(10_000) });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.json() };
  }

  return {
    async start() {
      port ??= await freePort();
      const started = spawn(process.execPath, [SERVE], {
        env: { PATH: process.env.PATH ?? "", PORT: String(port), ...env },
        stdio: ["ignore", "pipe", "inherit"],
      });
      child = started;
      for await (const line of createInterface({ input: started.stdout })) {
        address = line;
        return;
      }
      throw new Error("The shop did not start. Its reason is above.");
    },

    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },

    door: {
      async send(method, url, { bearer = null, body, headers = {} }) {
        const init = {
          method,
          headers: {
            ...(body === undefined ? {} : { "content-type": "application/json" }),
            ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        };
        const until = performance.now() + PATIENCE_MS;
        for (;;) {
          try {
            const answer = await once200(url, init);
            if (answer.status < 500) return answer;
          } catch (error) {
            // Nobody answered, or the answer broke off: whether the request had an effect is not known.
            if (performance.now() > until) throw error;
          }
          await wait(50 + Math.random() * 100);
        }
      },
    },
  };
}
