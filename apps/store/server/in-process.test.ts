// @vitest-environment node
import fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { inProcess } from "./in-process.ts";

const app = fastify();
afterEach(() => app.close());

test("a document passes on the API's Retry-After header", async () => {
  app.post("/api/login", (_request, reply) => reply.code(429).header("retry-after", "600").send({ status: "error" }));
  app.get("/api/products", (request) => ({ from: request.ip }));
  app.get("/login", async (_request, reply) => {
    const call = inProcess(reply);
    return [
      await call({ method: "POST", path: "/api/login", body: {} }),
      await call({ method: "GET", path: "/api/products" }),
    ];
  });

  const document = await app.inject({ url: "/login", remoteAddress: "192.0.2.7" });
  expect(document.headers["retry-after"]).toBe("600");
  expect(document.json()).toEqual([
    { status: 429, body: { status: "error" } },
    { status: 200, body: { from: "192.0.2.7" } },
  ]);
});
