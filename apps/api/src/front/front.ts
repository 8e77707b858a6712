import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { buildHttpApp } from "../http-app.ts";
import { Refusal } from "../http/refusal.ts";
import { choosePort, listen } from "../listen.ts";
import type { LogDestination } from "../logging.ts";
import type { Settings } from "../settings/settings.ts";
import { passOn } from "./pass-on.ts";
import { remoteCalls } from "./remote-calls.ts";
import { VERSION } from "../version.ts";

/** A storefront by itself, before it listens: no database is open, and what the API answers is passed on to it. */
export interface FrontApp {
  app: FastifyInstance;
  settings: Settings;
  /** The way to the API for a document that is being made. */
  calls: ReturnType<typeof remoteCalls>;
}

export interface FrontOptions {
  /** `apiUrl` is given. */
  settings: Settings;
  apiUrl: string;
  /** Adds pages and files. */
  register: (front: FrontApp) => Promise<void>;
  /** What a stop waits for behind a balancer. @default long enough for the balancer to see that the storefront is no longer ready */
  drain?: () => Promise<void>;
  /** @default standard output */
  logDestination?: LogDestination;
}

/** A storefront that answers. */
export interface RunningFront extends FrontApp {
  /** Where it listens, without a slash at the end. */
  address: string;
  stop(): Promise<void>;
}

/** Starts a storefront whose API runs in another process. Throws `StartError` for what its owner can mend; an API that is away is no such thing. */
export async function startFront(options: FrontOptions): Promise<RunningFront> {
  const { settings, apiUrl, register, drain = () => wait(settings.drainMs), logDestination } = options;
  const port = await choosePort(settings);
  const { app, finishRequests } = await buildHttpApp(settings, logDestination);
  const calls = remoteCalls(apiUrl);
  let isStopping = false;

  app.get("/healthz", { schema: { hide: true } }, () => ({ status: "ok", version: VERSION }));
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    if (isStopping) throw new Refusal(503, "The shop is stopping.");
    const { status, body } = await calls(reply)({ method: "GET", path: "/readyz" });
    return reply.code(status).send(body);
  });
  await passOn(app, apiUrl);
  const front = { app, settings, calls };
  await register(front);
  const address = await listen(app, settings.host, port);
  return {
    ...front,
    address,
    async stop() {
      isStopping = true;
      if (settings.trustedHops > 0) await drain();
      await finishRequests();
      await app.close();
    },
  };
}
