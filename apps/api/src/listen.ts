import { lookup } from "node:dns/promises";
import { type AddressInfo, createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import { StartError } from "./start-error.ts";

interface WantedPort {
  host: string;
  port: number;
  portIsExplicit: boolean;
}

const PORTS_TRIED = 20;

/**
 * The port to listen on, asked for before anything slow is done; 0 is any that is free. A port that was asked for and is taken
 * throws `StartError`; the default one gives way to the next that is free.
 */
export async function choosePort({ host, port, portIsExplicit }: WantedPort): Promise<number> {
  const free = await freePort(host, port);
  if (free !== null) return free;
  if (portIsExplicit) throw portTaken(port);
  for (let next = port + 1; next < port + PORTS_TRIED; next += 1) {
    if ((await freePort(host, next)) !== null) return next;
  }
  throw new StartError(`The ports from ${port} to ${port + PORTS_TRIED - 1} are all in use. Set PORT to a free one.`);
}

/** Listens, and resolves with the address to print. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    const addresses = host === "localhost" ? await lookup(host, { all: true }) : [{ address: host }];
    await listenOn(
      app,
      addresses.map(({ address }) => address),
      port,
    );
  } catch (error) {
    throw explain(error, host, port);
  }
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/**
 * Listens on the first address, and on those of the others that can be used: `localhost` may be an IPv4 and an IPv6 address. Fastify would open
 * an HTTP server of its own for each, unseen by what counts connections and requests; so all connections are handed to its one server.
 */
export async function listenOn(app: FastifyInstance, [main, ...others]: string[], port: number): Promise<void> {
  await app.listen({ host: main ?? "127.0.0.1", port });
  const { port: bound } = app.server.address() as AddressInfo;
  for (const host of others) {
    const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      app.server.emit("connection", socket),
    );
    app.server.on("close", () => door.close());
    await new Promise<void>((resolve) => {
      door.once("error", () => resolve());
      door.listen({ host, port: bound }, resolve);
    });
  }
}

/** The port, or the one that the system gives for 0; null when it is taken. */
function freePort(host: string, port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(null);
      else reject(explain(error, host, port));
    });
    probe.listen({ host, port }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}

function explain(error: unknown, host: string, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return portTaken(port);
    case "EACCES":
      return new StartError(`Port ${port} may not be used by this account. Set PORT to one above 1023.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartError(
        `HOST is ${host}, which is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`,
      );
    default:
      return error;
  }
}

function portTaken(port: number): StartError {
  return new StartError(`Port ${port} is in use. Stop what uses it, or set PORT to a free one.`);
}
