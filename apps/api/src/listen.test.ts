import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { choosePort } from "./listen.ts";

const HOST = "127.0.0.1";
const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => once(server.close(), "close"))));

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  servers.push(server);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

// spec: A port that is taken
test("the default port gives way to the next that is free", async () => {
  const port = await takenPort();
  const next = await choosePort({ host: HOST, port, portIsExplicit: false });
  expect(next).toBeGreaterThan(port);
  expect(next).toBeLessThan(port + 20);
});

test("a port that was asked for does not", async () => {
  const port = await takenPort();
  await expect(choosePort({ host: HOST, port, portIsExplicit: true })).rejects.toThrow(`Port ${port} is in use.`);
});
