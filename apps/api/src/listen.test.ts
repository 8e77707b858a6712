import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, expect, test } from "vitest";
import { countRequests } from "./http/last-requests.ts";
import { choosePort, listenOn } from "./listen.ts";
import Fastify from "fastify";

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

test("a request to the second address of localhost is finished before the server stops, and both addresses close", async () => {
  const loopbacks = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const second = loopbacks.some(({ address }) => address === "::1") ? "::1" : "127.0.0.2";
  const app = Fastify({ forceCloseConnections: "idle" });
  const finishRequests = countRequests(app);
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  app.get("/", async () => {
    asked.resolve();
    return answer.promise;
  });
  await listenOn(app, [HOST, second], 0);
  const { port } = app.server.address() as AddressInfo;
  const url = (host: string) => `http://${host.includes(":") ? `[${host}]` : host}:${port}/`;

  const got = fetch(url(second));
  await asked.promise;
  let finished = false;
  const finish = finishRequests().then(() => (finished = true));
  expect((await fetch(url(HOST))).status).toBe(503);
  expect(finished).toBe(false);

  answer.resolve("answered");
  expect(await (await got).text()).toBe("answered");
  await finish;
  await app.close();
  await expect(fetch(url(HOST))).rejects.toThrow("fetch failed");
  await expect(fetch(url(second))).rejects.toThrow("fetch failed");
});
