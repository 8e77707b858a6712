import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { openDatabase } from "../../apps/api/src/database/connection.ts";
import { orderInvariants } from "../../apps/api/src/orders/invariants.ts";
import { startApi } from "../../apps/api/src/testing/api-process.ts";
import { type HttpClient, httpClient } from "../../apps/api/src/testing/http-client.ts";
import type { NewDatabase } from "../../apps/api/src/testing/postgresql/new-database.ts";
import { type Proxy, startProxy } from "../../apps/api/src/testing/postgresql/proxy.ts";
import { ask } from "../../apps/api/src/testing/shopper.ts";
import { unexpected } from "../../apps/api/src/testing/template.ts";
import { filledServer } from "../engines.ts";

/** A shop in its own process, with a database connection that can be cut and a mail server that never answers. */
export interface FaultyShop {
  client: HttpClient;
  database: NewDatabase;
  /** Proxy between the shop and its database. */
  proxy: Proxy;
  /** Whether the original process is still running. */
  isAlive(): boolean;
  /** Milliseconds until twenty concurrent requests were all answered; null if they were not in time. */
  wellAfter(): Promise<number | null>;
  brokenInvariants(): Promise<string[]>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

export async function startFaultyShop(): Promise<FaultyShop> {
  const server = await filledServer();
  const proxy = await startProxy(server.database.url);
  const mailServer = await silentServer();
  const api = await startApi({
    ...server.env,
    DATABASE_URL: proxy.url,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    PORT: "0",
    RATE_LIMITS: "relaxed",
    LOG_LEVEL: "silent",
  });
  const client = httpClient(api.address);
  return {
    client,
    database: server.database,
    proxy,
    isAlive: () => api.process.exitCode === null && api.process.signalCode === null,

    async wellAfter() {
      const start = performance.now();
      while (performance.now() - start < PATIENCE_MS) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => ask(client, "GET", "/api/products")));
        if (answers.every(({ status }) => status === 200)) return Math.round(performance.now() - start);
      }
      return null;
    },

    async brokenInvariants() {
      const location = { kind: "postgresql", url: server.database.url, mustBeDurable: true } as const;
      const { db, close } = await openDatabase(location, unexpected);
      try {
        return await orderInvariants(db);
      } finally {
        await close();
      }
    },

    async stop() {
      const ended = once(api.process, "exit");
      api.process.kill("SIGTERM");
      await ended;
      await proxy.close();
      mailServer.close();
      await server.remove();
    },
  };
}

/** A server that accepts connections and never sends anything. */
async function silentServer(): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on("error", () => {}))).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
