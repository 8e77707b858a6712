import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";

/**
 * A proxy in front of a PostgreSQL server that can simulate a network failure: connections stay open, but no data
 * passes.
 */
export interface Proxy {
  /** The URL of the same database through the proxy. */
  url: string;
  silence(): void;
  forward(): void;
  close(): Promise<void>;
}

/** The start of the BackendKeyData message: its type and length. */
const BACKEND_KEY = Buffer.from([0x4b, 0, 0, 0, 12]);

/** `isPool`: reports made-up process ids to clients, as connection poolers do. */
export async function startProxy(database: string, { isPool = false } = {}): Promise<Proxy> {
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
      from.on("data", (bytes: Buffer) => {
        if (isPool && from === server) renumber(bytes);
        if (!silent) to.write(bytes);
      });
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

function renumber(bytes: Buffer): void {
  const place = bytes.indexOf(BACKEND_KEY);
  if (place >= 0) bytes.writeInt32BE(-1, place + BACKEND_KEY.length);
}
