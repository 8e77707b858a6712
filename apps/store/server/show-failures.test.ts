// @vitest-environment node
import fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { failurePage } from "./plain-page.ts";
import { showFailures } from "./show-failures.ts";

const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'";
const PERSON = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** A server like ours: every failure is a JSON refusal with the default content policy. */
const app = fastify();
showFailures(app);
app.addHook("onRequest", async (_request, reply) => void reply.raw.setHeader("content-security-policy", POLICY));
app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) =>
  reply
    .code(error.statusCode ?? 500)
    .header("retry-after", "5")
    .send({ status: "error", message: error.message }),
);
const fail = (statusCode: number) => async () => {
  throw Object.assign(new Error("A secret of the database"), { statusCode });
};
app.get("/shop", fail(500));
app.post("/login", fail(503));
app.get("/api/home", fail(500));
app.get("/cart", fail(404));
app.get("/about", async (_request, reply) => reply.code(503).type("text/html").send("<h1>Half a page</h1>"));
afterAll(() => app.close());

test.each([
  ["GET", "/shop", 500],
  ["POST", "/login", 503],
] as const)("a failed %s %s of a page gets the failure page", async (method, url, status) => {
  const answer = await app.inject({ method, url, headers: PERSON });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
  expect(answer.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
  expect(answer.body).toContain("<h1>The loom has stopped.</h1>");
  expect(answer.body).not.toContain("secret");
  expect(answer.headers["content-security-policy"]).toBe(failurePage().allowedBy(POLICY));
});

test("API calls, other refusals and pages that report their own failure are not replaced", async () => {
  for (const url of ["/api/home", "/cart"]) {
    expect((await app.inject({ url, headers: PERSON })).json()).toMatchObject({ status: "error" });
  }
  expect((await app.inject({ url: "/shop", headers: { accept: "application/json" } })).json()).toBeTruthy();
  expect((await app.inject({ url: "/about", headers: PERSON })).body).toBe("<h1>Half a page</h1>");
});

test("the failure page requests nothing, allows its own style by hash, and has both themes", () => {
  const { html, allowedBy } = failurePage();
  expect(html).not.toMatch(/<link|src=|url\(|@import/);
  expect(html).toMatch(/--ink: light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)/);
  expect(allowedBy(POLICY)).toMatch(/style-src 'self' 'sha256-[^']+'$/);
  expect(html).toContain('<a class="phone" href="tel:+919800000000">+91 98000 00000</a>');
});
