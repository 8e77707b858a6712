import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

// spec: GET /healthz
test("a process that runs says so, with its version", async () => {
  const answer = await shop.app.inject("/healthz");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: "ok", version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
});

// spec: GET /readyz
test("a shop with a migrated database may be sent requests", async () => {
  expect((await shop.app.inject("/readyz")).statusCode).toBe(200);
});
