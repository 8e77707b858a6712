import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import { setTimeout as passed } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { allowBody, limitSlowBodies } from "./slow-bodies.ts";

const SHORT_MS = 200;

const app = Fastify();
limitSlowBodies(app, SHORT_MS);
app.post("/refused", { onRequest: async (_request, reply) => reply.code(401).send("no") }, async () => "taken");
app.post("/usual", async () => "taken");
app.post("/upload", { onRequest: async (request) => allowBody(request, 600_000) }, async () => "taken");
beforeAll(() => app.listen({ host: "127.0.0.1", port: 0 }));
afterAll(() => app.close());

/** Sends a body in two parts, the second long after the time of a usual call. Resolves with everything that came back. */
function sendSlowly(path: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\n`;
    const socket = connect(port, "127.0.0.1", () => socket.write(`${head}ab`));
    const rest = setTimeout(() => socket.write("cd"), 5 * SHORT_MS);
    let heard = "";
    socket.on("data", (chunk) => (heard += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => {
      clearTimeout(rest);
      resolve(heard);
    });
  });
}

// spec: T11 slow clients
test("a body that takes longer than a call allows is refused with 408", async () => {
  expect(await sendSlowly("/usual")).toMatch(/^HTTP\/1\.1 408 /);
});

test("a call that takes uploads waits longer", async () => {
  expect(await sendSlowly("/upload")).toMatch(/^HTTP\/1\.1 200 [^]*taken$/);
});

test("a call that was answered before its body was read is over", async () => {
  const tooSlow = vi.fn();
  app.server.prependListener("clientError", tooSlow);
  const { statusCode } = await app.inject({ method: "POST", url: "/refused", payload: "body" });
  await passed(3 * SHORT_MS);
  app.server.off("clientError", tooSlow);
  expect([statusCode, tooSlow.mock.calls.length]).toEqual([401, 0]);
});
