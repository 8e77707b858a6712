import type { SessionsAnswer } from "@selvedge/commerce/wire/account";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ask, newShopper, PASSWORD, type Shopper, signIn } from "../testing/shopper.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

const DAY_MS = 24 * 60 * 60_000;
const NEW_PASSWORD = "nine yards of mulmul";
const WRONG = "This is not your password.";

let shop: TestApp;
let asha: Shopper;
beforeAll(async () => {
  shop = await testApp();
});
beforeEach(async () => {
  asha = await newShopper(shop);
});
afterAll(() => shop.close());

const isSignedIn = async ({ bearer }: Shopper) => (await ask(shop, "GET", "/api/user", { bearer })).status === 200;
const sessions = async ({ bearer }: Shopper) =>
  (await ask<SessionsAnswer>(shop, "GET", "/api/users/sessions", { bearer })).body.sessions;
const end = ({ bearer }: Shopper, id: string) =>
  ask<{ message: string }>(shop, "DELETE", `/api/users/sessions/${id}`, { bearer });

describe("a new password", () => {
  const change = ({ bearer }: Shopper, current: string, password = NEW_PASSWORD, again = password) =>
    ask<{ message: string; errors: Record<string, string[]> }>(shop, "PUT", "/api/users/password", {
      bearer,
      body: { current_password: current, password, password_confirmation: again },
    });

  // spec: PUT /api/users/password
  test("is set with the current one; every other session ends, and the owner is mailed", async () => {
    const elsewhere = await signIn(shop, asha.email);
    expect((await change(asha, PASSWORD)).status).toBe(200);
    expect([await isSignedIn(asha), await isSignedIn(elsewhere)]).toEqual([true, false]);
    const login = async (password: string) =>
      (await ask(shop, "POST", "/api/login", { body: { email: asha.email, password } })).status;
    expect([await login(PASSWORD), await login(NEW_PASSWORD)]).toEqual([401, 200]);
    await shop.runJobs();
    expect(shop.sentMails.at(-1)).toMatchObject({ to: asha.email, subject: "Your password at Selvedge was changed" });
  });

  test("is refused with a wrong one: 422, and the session stays", async () => {
    const { status, body } = await change(asha, "not my password");
    expect([status, body.errors]).toEqual([422, { current_password: [WRONG] }]);
    expect(await isSignedIn(asha)).toBe(true);
  });

  test("is refused after too many wrong guesses", async () => {
    for (let guess = 0; guess < 10; guess += 1) expect((await change(asha, `guess ${guess}`)).status).toBe(422);
    expect((await change(asha, PASSWORD)).status).toBe(429);
    shop.clock.advance(15 * 60_000);
    expect((await change(asha, PASSWORD)).status).toBe(200);
  });

  test.each([
    ["password", "short", "short", "The password must be at least 8 characters."],
    ["password_confirmation", NEW_PASSWORD, "another", "Passwords do not match."],
  ])("an invalid %s is refused with a message at its field", async (field, password, again, message) => {
    const { status, body } = await change(asha, PASSWORD, password, again);
    expect([status, body.errors[field]]).toEqual([422, [message]]);
  });

  test("is set by one of five concurrent changes", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => change(asha, PASSWORD, `yards of mulmul number ${index}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
  });
});

describe("the devices on which a user is signed in", () => {
  // spec: GET /api/users/sessions
  test("are listed by name and last use, the current one first, without tokens", async () => {
    const headers = { "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/140.0" };
    shop.clock.advance(60_000);
    await ask(shop, "POST", "/api/login", { body: { email: asha.email, password: PASSWORD }, headers });
    const listed = await sessions(asha);
    expect(listed.map(({ device, current }) => [device, current])).toEqual([
      [null, true],
      ["Firefox on Windows", false],
    ]);
    const rows = await shop.db.selectFrom("sessions").selectAll().where("user_id", "=", asha.id).execute();
    for (const { token_hash } of rows) expect(JSON.stringify(listed)).not.toContain(token_hash);
  });

  // spec: DELETE /api/users/sessions/{id}
  test("can be signed out one by one, the current one too", async () => {
    const elsewhere = await signIn(shop, asha.email);
    const other = (await sessions(asha)).find(({ current }) => !current);
    expect((await end(asha, other?.id ?? "")).status).toBe(200);
    expect([await isSignedIn(elsewhere), await isSignedIn(asha)]).toEqual([false, true]);
    expect((await end(asha, other?.id ?? "")).status).toBe(404);
    const [own] = await sessions(asha);
    await end(asha, own?.id ?? "");
    expect(await isSignedIn(asha)).toBe(false);
  });

  test("cannot be signed out by another user, for whom they look like unknown ones", async () => {
    const other = await newShopper(shop);
    const [theirs] = await sessions(other);
    const foreign = await end(asha, theirs?.id ?? "");
    const missing = await end(asha, "A".repeat(22));
    expect([foreign.status, foreign.body.message]).toEqual([404, "Session not found"]);
    expect([missing.status, missing.body.message]).toEqual([404, "Session not found"]);
    expect(await isSignedIn(other)).toBe(true);
  });

  test("are not listed once they have ended", async () => {
    await signIn(shop, asha.email);
    shop.clock.advance(DAY_MS);
    expect(await sessions(await signIn(shop, asha.email))).toHaveLength(1);
  });
});
