import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";

/** Stands before a PostgreSQL server, and can fall silent as a network does: connections stay open, and nothing comes through. */
export interface Proxy {
  /** Leads to the same database through the proxy. */
  url: string;
  silence(): void;
  forward(): void;
  close(): Promise<void>;
}

export async function startProxy(database: string): Promise<Proxy> {
  const url = new URL(database);
  const folder = url.searchParams.get("host");
  const port = Number(url.port || 5432);
  const connectToServer = () =>
    folder === null ? connect(port, url.hostname) : connect(join(folder, `.s.PGSQL.${port}`));

  let silent = false;
  const ends = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connectToServer();
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      ends.add(from);
      from.on("data", (bytes) => void (silent || to.write(bytes)));
      from.on("error", () => {});
      from.on("close", () => {
        ends.delete(from);
        to.destroy();
      });
    }
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");

  url.searchParams.delete("host");
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: url.href,
    silence: () => void (silent = true),
    forward: () => void (silent = false),
    async close() {
      proxy.close();
      for (const end of ends) end.destroy();
      await once(proxy, "close");
    },
  };
}
