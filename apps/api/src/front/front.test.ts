import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { phonePhoto } from "../testing/photos.ts";
import type { TestApp } from "../testing/test-app.ts";
import { PASSED_ON } from "./pass-on.ts";
import { type RunningFront, startFront } from "./front.ts";

const VISITOR = "203.0.113.7";

let folder: string;
let api: TestApp;
let front: RunningFront;
let routes: string[] = [];
const log: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "media-"));
  api = await demoShop({
    env: { TRUST_PROXY: "1", DATA_DIR: folder },
    register(app) {
      const told = ({ ip, id, headers }: FastifyRequest) => ({ ip, id, headers });
      app.get("/api/told", { schema: { hide: true } }, (request) => told(request));
      app.post("/api/told", { schema: { hide: true } }, (request) => ({ ...told(request), body: request.body }));
      app.get("/api/slow-text", { schema: { hide: true } }, (_request, reply) =>
        reply.type("text/plain; charset=utf-8").send(Readable.from(["first ", "second"])),
      );
      app.get("/api/failing", { schema: { hide: true } }, () => {
        throw new Error("A secret of the database");
      });
      routes = routesOf(app.printRoutes({ commonPrefix: false }));
    },
  });
  front = await startFront(await frontOf(await api.app.listen({ port: 0, host: "127.0.0.1" })));
});
afterAll(async () => {
  await front.stop();
  await api.close();
  await rm(folder, { recursive: true });
});

const frontOf = async (apiUrl: string) => ({
  settings: readSettings({ API_URL: apiUrl, PORT: "0", LOG_LEVEL: "info", TRUST_PROXY: "1" }),
  apiUrl,
  drain: async () => {},
  logDestination: { write: (line: string) => void log.push(line) },
  register: async ({ app, calls }: Pick<RunningFront, "app" | "calls">) => {
    app.get("/page", async (_request, reply) => (await calls(reply)({ method: "GET", path: "/api/told" })).body);
  },
});

/** Whole paths out of the tree that the framework prints. */
function routesOf(tree: string): string[] {
  const way: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", path = "", methods] = /^([\s│├└]*)── (\S*)( \(.*)?/.exec(line) ?? [];
    way.splice(Math.floor(indent.length / 4), way.length, path);
    return methods === undefined || !way.join("").startsWith("/") ? [] : [way.join("")];
  });
}

interface Told {
  ip: string;
  id: string;
  headers: Record<string, string>;
  body?: unknown;
}
type Init = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };
const ask = (path: string, init: Init = {}, running = front) =>
  fetch(running.address + path, { ...init, headers: { "x-forwarded-for": VISITOR, ...init.headers } });
const told = async (path: string, init?: Init) => (await (await ask(path, init)).json()) as Told;
const json = (body: string, headers: Record<string, string> = {}) => ({
  method: "POST",
  body,
  headers: { "content-type": "application/json", ...headers },
});

// spec: API_URL
test("the API hears the visitor's own address and the storefront's name for the request, from calls and from pages", async () => {
  for (const path of ["/api/told", "/page"]) {
    log.length = 0;
    const { ip, id } = await told(path, {
      headers: { "x-request-id": "AAAAAAAAAAAAAAAAAAAAAA", "x-forwarded-host": "evil.example" },
    });
    expect([path, ip]).toEqual([path, VISITOR]);
    expect(id).not.toMatch(/^A+$/);
    expect(log.map((line) => (JSON.parse(line) as { requestId: string }).requestId)).toEqual([id]);
  }
  const { headers } = await told("/api/told?a=1", {
    headers: { "x-forwarded-host": "evil.example", forwarded: "for=1.2.3.4" },
  });
  expect([headers["x-forwarded-host"], headers["forwarded"]]).toEqual([undefined, undefined]);
  expect(`http://${headers["host"]}`).toBe(front.address);
});

test("bodies and answers go through as they are", async () => {
  expect((await told("/api/told", json('{"a":[1,"ü"]}'))).body).toEqual({ a: [1, "ü"] });
  const answer = await ask("/api/slow-text");
  expect([answer.headers.get("content-type"), await answer.text()]).toEqual([
    "text/plain; charset=utf-8",
    "first second",
  ]);
  const product = "/api/products/kesar-long-kurta";
  const direct = await fetch(api.app.listeningOrigin + product);
  const through = await ask(product);
  expect(await through.text()).toBe(await direct.text());
  for (const name of ["content-type", "cache-control", "etag", "content-security-policy"]) {
    expect([name, through.headers.get(name)]).toEqual([name, direct.headers.get(name)]);
  }
  const known = { headers: { "if-none-match": through.headers.get("etag") ?? "" } };
  expect((await ask(product, known)).status).toBe(304);
  expect((await ask("/api/user", { method: "HEAD" })).status).toBe(401);
});

test("uploaded pictures come from the API, with the headers of a file that never changes", async () => {
  const { id } = await api.db
    .selectFrom("products")
    .select("id")
    .where("slug", "=", "noor-khadi-kurta")
    .executeTakeFirstOrThrow();
  await api.galleries.addPicture(id, { bytes: await phonePhoto(), alt: "From the front" }, { position: 1 });
  await api.runJobs();
  const { src } = (await (await ask("/api/products/noor-khadi-kurta")).json()).product.image;
  const picture = await ask(src);
  expect([picture.status, picture.headers.get("content-type"), picture.headers.get("cache-control")]).toEqual([
    200,
    "image/webp",
    "public, max-age=31536000, immutable",
  ]);
  expect(picture.headers.get("x-content-type-options")).toBe("nosniff");
  expect(Buffer.from(await picture.arrayBuffer()).toString("latin1", 8, 12)).toBe("WEBP");
  expect((await ask(src.replace(/-\d+-/, "-1-"))).status).toBe(404);
});

test.each([
  ["/api/none", {}, 404],
  ["/api/user", {}, 401],
  ["/api/cart/items", { method: "POST", body: "a=1", headers: { "content-type": "text/plain" } }, 415],
  ["/api/cart/items", json("{"), 400],
  ["/api/cart/items", json(`"${"x".repeat(40_000)}"`), 413],
  ["/api/cart/items", json("{}", { "sec-fetch-site": "cross-site" }), 403],
  ["/api/cart/items", json("{}", { origin: "https://evil.example" }), 403],
  ["/api/failing", {}, 500],
] as const)("what the API refuses of %s is refused in its own words", async (path, init, status) => {
  log.length = 0;
  const answer = await ask(path, init);
  const body = (await answer.json()) as { status: string; request_id: string };
  expect([answer.status, body.status]).toEqual([status, "error"]);
  expect((JSON.parse(log.at(-1) ?? "{}") as { requestId: string }).requestId).toBe(body.request_id);
});

test("the shop's own page may change something, and so may the provider's page where the API allows it", async () => {
  const own = await ask("/api/coupon/WELCOME10");
  expect(own.status).toBe(200);
  expect((await ask("/api/told", json("{}", { origin: front.address, "sec-fetch-site": "same-origin" }))).status).toBe(
    200,
  );
  const callback = await ask("/api/callbacks/razorpay", {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": "cross-site", "content-type": "application/x-www-form-urlencoded" },
    body: "razorpay_order_id=x",
  });
  expect(callback.status).not.toBe(403);
});

test("every route of the API is passed on, but for health, which is the process's own", () => {
  const patterns = PASSED_ON.map(
    (path) => new RegExp(`^${path.replaceAll(".", "\\.").replace("*", ".*").replace(/:\w+/, "[^/]+")}$`),
  );
  const unknown = routes.filter((route) => !patterns.some((pattern) => pattern.test(route)));
  expect(routes.length).toBeGreaterThan(40);
  expect(unknown.toSorted()).toEqual(["/healthz", "/readyz"]);
});

test("while the API is away all that needs it is refused for a moment, and the process is well but not ready", async () => {
  const alone = await startFront(await frontOf("http://127.0.0.1:9"));
  for (const path of ["/api/home", "/page", "/readyz"]) {
    const answer = await ask(path, {}, alone);
    expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([path, 503, "5"]);
    expect(await answer.json()).toMatchObject({ status: "error", request_id: expect.any(String) });
  }
  expect((await ask("/healthz", {}, alone)).status).toBe(200);
  await alone.stop();
  expect((await ask("/readyz")).status).toBe(200);
});
