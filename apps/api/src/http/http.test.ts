import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { transaction } from "../database/transaction.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { Refusal } from "./refusal.ts";

let shop: TestApp;
const logged: string[] = [];

const Reply = z.object({ status: z.literal("success"), received: z.unknown() });

beforeAll(async () => {
  shop = await testApp({
    env: { LOG_LEVEL: "info" },
    logDestination: { write: (line) => void logged.push(line) },
    register(app) {
      const routes = app.withTypeProvider<ZodTypeProvider>();
      routes.put("/api/probe/:id", {
        schema: {
          hide: true,
          body: z.object({
            quantity: z.int({ error: "Please select a valid quantity" }),
            name: z.string({ error: "Name is required" }),
          }),
          response: { 200: Reply },
        },
        handler: ({ body }) => ({ status: "success" as const, received: body, secret: "leak" }),
      });
      routes.delete("/api/probe/:id", { schema: { hide: true } }, async ({ body }) => ({ received: body ?? null }));
      routes.get("/api/probe/:id", { schema: { hide: true } }, async ({ query }) => query);
      routes.get("/api/refused", { schema: { hide: true } }, () => {
        throw new Refusal(409, "Only 2 pieces are left.", { errors: { quantity: ["Only 2 pieces are left."] } });
      });
      routes.get("/api/broken", { schema: { hide: true } }, () => {
        throw new Error("select secret from users");
      });
      routes.get("/api/odd-number", { schema: { hide: true } }, () =>
        sql`select ${"99999999999"}::int4`.execute(shop.db),
      );
      routes.post("/api/odd-text", { schema: { hide: true } }, () => sql`select ${"a\0b"}::text`.execute(shop.db));
      routes.get("/api/in-conflict/:state", { schema: { hide: true } }, ({ params }) =>
        transaction(shop.db, async () => {
          throw Object.assign(new Error("in the way of others"), { code: (params as { state: string }).state });
        }),
      );
      routes.post("/api/callback", { schema: { hide: true }, config: { crossSite: "allowed" } }, async () => ({}));
      routes.get("/api/cached", { schema: { hide: true } }, async (_request, reply) =>
        reply.header("cache-control", "public, max-age=60").send({}),
      );
    },
  });
});
afterAll(() => shop.close());

const put = (payload: string, headers: Record<string, string> = { "content-type": "application/json" }) =>
  shop.app.inject({ method: "PUT", url: "/api/probe/1", payload, headers });

describe("bodies", () => {
  test("an empty JSON body is absent, not an error", async () => {
    const headers = { "content-type": "application/json" };
    const answer = await shop.app.inject({ method: "DELETE", url: "/api/probe/1", payload: "", headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ received: null });
  });

  test("an empty body where fields are needed answers their messages", async () => {
    const answer = await put("");
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toBe("Please select a valid quantity");
  });

  test("unknown fields are dropped on the way in, undeclared ones on the way out", async () => {
    const answer = await put(JSON.stringify({ quantity: 2, name: "x", is_admin: true }));
    expect(answer.json()).toEqual({ status: "success", received: { quantity: 2, name: "x" } });
  });

  test.each([true, [2], "0x10", "1e3", " 3 ", 1.5])("%j is not taken for a number", async (quantity) => {
    const answer = await put(JSON.stringify({ quantity, name: "x" }));
    expect(answer.statusCode).toBe(422);
  });

  // spec: Error bodies
  test("a validation failure answers the first message, and all of them by field", async () => {
    const answer = await put(JSON.stringify({ quantity: "2" }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      status: "error",
      message: "Please select a valid quantity",
      errors: { quantity: ["Please select a valid quantity"], name: ["Name is required"] },
      request_id: expect.stringMatching(/^[\w-]{22}$/),
    });
  });

  test.each(["{", '{"a":}', "\u0000", "[".repeat(16_000)])("malformed JSON (%#) answers 400", async (payload) => {
    const answer = await put(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe("Malformed JSON body");
  });

  test.each(['{"__proto__":{"x":1}}', '{"a":{"__proto__":1}}', '{"constructor":{"prototype":{}}}'])(
    "a body with a prototype key is refused: %s",
    async (payload) => {
      expect((await put(payload)).statusCode).toBe(400);
    },
  );

  // spec: JSON only
  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonx",
    "application/json-patch+json",
    "text/plain; application/json",
  ])("%s answers 415", async (type) => {
    const answer = await put('{"quantity":1,"name":"x"}', { "content-type": type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().status).toBe("error");
  });

  test("JSON with a charset is JSON", async () => {
    const answer = await put('{"quantity":1,"name":"x"}', { "content-type": "Application/JSON; charset=utf-8" });
    expect(answer.statusCode).toBe(200);
  });

  test("more than 32 KiB answers 413, with a length and in chunks", async () => {
    const payload = JSON.stringify({ quantity: 1, name: "x".repeat(33 * 1024) });
    expect((await put(payload)).statusCode).toBe(413);
    expect(await putInChunks(payload)).toBe(413);
  });

  async function putInChunks(payload: string): Promise<number | undefined> {
    await shop.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = shop.app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const headers = { "content-type": "application/json", "transfer-encoding": "chunked" };
      const outgoing = httpRequest({ port, host: "127.0.0.1", method: "PUT", path: "/api/probe/1", headers });
      outgoing.on("response", (incoming) => {
        incoming.resume();
        resolve(incoming.statusCode);
      });
      outgoing.on("error", reject);
      for (let at = 0; at < payload.length; at += 8_192) outgoing.write(payload.slice(at, at + 8_192));
      outgoing.end();
    });
  }
});

describe("errors", () => {
  // spec: Error bodies
  test("a refusal answers its status, message and fields", async () => {
    const answer = await shop.app.inject("/api/refused");
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      status: "error",
      message: "Only 2 pieces are left.",
      errors: { quantity: ["Only 2 pieces are left."] },
    });
  });

  test("a bug answers a bare 500, and is logged under the same request id", async () => {
    const answer = await shop.app.inject({ url: "/api/broken", headers: { "x-request-id": "chosen-outside" } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      status: "error",
      message: "Something went wrong. Please try again.",
      errors: {},
      request_id: expect.any(String),
    });
    const id = answer.json().request_id;
    expect(id).not.toBe("chosen-outside");
    expect(logged.some((line) => line.includes(id) && line.includes("select secret from users"))).toBe(true);
  });

  test("a value the database cannot hold is not found when read, not valid when written", async () => {
    expect((await shop.app.inject("/api/odd-number")).statusCode).toBe(404);
    expect((await shop.app.inject({ method: "POST", url: "/api/odd-text" })).statusCode).toBe(422);
  });

  test.each(["40001", "40P01", "55P03", "57014", "57P01", "53300", "08006", "25P03"])(
    "a database that cannot answer now (%s) asks to come again",
    async (state) => {
      const { statusCode, headers } = await shop.app.inject(`/api/in-conflict/${state}`);
      expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
    },
  );

  test.each([
    ["GET", "/api/unknown", 404],
    ["POST", "/api/refused", 404],
    ["OPTIONS", "/api/refused", 404],
    ["GET", "/api/probe/%zz", 400],
    ["GET", `/api/probe/${"x".repeat(5_000)}`, 404],
    ["GET", "/elsewhere", 404],
  ] as const)("%s %s answers %i in the same shape", async (method, url, status) => {
    const answer = await shop.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      status: "error",
      message: expect.any(String),
      errors: {},
      request_id: expect.any(String),
    });
  });
});

test("of equal names in a query the first wins, and lists do not exist", async () => {
  const answer = await shop.app.inject("/api/probe/1?page=1&page=2&cart_token[]=x&__proto__=y");
  expect(answer.json()).toMatchObject({ page: "1", "cart_token[]": "x" });
});

describe("other sites", () => {
  const post = (url: string, headers: Record<string, string>) => shop.app.inject({ method: "POST", url, headers });

  // spec: Changes from another site
  test.each([
    { "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    { origin: "null", "sec-fetch-site": "same-site" },
    { origin: "http://localhost:80.evil.example" },
  ])("cannot change anything: %j", async (headers) => {
    const answer = await post("/api/odd-text", headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe("Requests from other sites are refused.");
  });

  test.each([
    { "sec-fetch-site": "same-origin" },
    { origin: "null", "sec-fetch-site": "same-origin" },
    { origin: "http://localhost:4000", host: "localhost:4000" },
    {},
  ])("our own pages and programs can: %j", async (headers) => {
    expect((await post("/api/odd-text", headers)).statusCode).toBe(422);
  });

  test("may reach a route that says so", async () => {
    expect((await post("/api/callback", { origin: "https://bank.example" })).statusCode).toBe(200);
  });

  test("may follow links, and are never told that they may read", async () => {
    const answer = await shop.app.inject({
      url: "/api/cached",
      headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("headers", () => {
  // spec: Content policy of public pages
  test("every answer carries the policy; plain http promises no https", async () => {
    const { headers } = await shop.app.inject("/healthz");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'self';script-src 'self';style-src 'self';style-src-attr 'unsafe-inline';img-src 'self' data:;worker-src 'self';object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self'",
    );
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  test("answers of the API are not stored unless their route says so", async () => {
    expect((await shop.app.inject("/api/refused")).headers["cache-control"]).toBe("no-store");
    expect((await shop.app.inject("/api/cached")).headers["cache-control"]).toBe("public, max-age=60");
  });
});

test("the log has the route and never the query, the token or a raw control character", async () => {
  logged.length = 0;
  await shop.app.inject({
    url: "/api/probe/card-1?cart_token=cart_secret",
    headers: { authorization: "Bearer token-secret", cookie: "a=cookie-secret" },
  });
  await shop.app.inject("/no-such-page\u009b31m?q=query-secret");
  await shop.app.inject(`/a-link/${"secret-in-a-mail".padEnd(43, "x")}?email=a`);
  const short = "secret".padEnd(22, "x");
  for (const path of ["confirm-newsletter", "Unsubscribe", "api/newsletter/confirm/more"]) {
    await shop.app.inject(`/${path}/${short}`);
    await shop.app.inject({ method: "POST", url: `/${path}/${short}/` });
  }
  const log = logged.join("");
  expect(log).toContain('"path":"/confirm-newsletter/[redacted]"');
  expect(log).toContain('"route":"/api/probe/:id"');
  expect(log).toContain("/a-link/[redacted]");
  expect(log).toContain("/no-such-page");
  expect(log).not.toMatch(/secret|card-1/);
  expect(log).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
});
