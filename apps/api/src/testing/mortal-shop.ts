import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { startApi } from "./api-process.ts";
import { type HttpClient, httpClient } from "./http-client.ts";

const PATIENCE_MS = 600_000;

/** A shop in its own process that can be killed. Its client repeats requests until they are answered. */
export interface MortalShop {
  /** Starts it. Resolves once it answers. */
  start(): Promise<void>;
  /** Kills it like a power cut: without signal handlers or flushes. */
  kill(): Promise<void>;
  client: HttpClient;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** `env` is the process's environment, besides the PATH and a port. */
export function mortalShop(env: Record<string, string>): MortalShop {
  let child: ChildProcess | undefined;
  let address = "";
  let port: number | undefined;

  return {
    async start() {
      port ??= await freePort();
      ({ address, process: child } = await startApi({ PORT: String(port), ...env }));
    },

    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },

    client: {
      async send(...request) {
        const until = performance.now() + PATIENCE_MS;
        for (;;) {
          try {
            const answer = await httpClient(address, { patienceMs: 10_000 }).send(...request);
            if (answer.status < 500) return answer;
          } catch (error) {
            // No answer, or an incomplete one: the request may have taken effect or not.
            if (performance.now() > until) throw error;
          }
          await wait(50 + Math.random() * 100);
        }
      },
    },
  };
}
