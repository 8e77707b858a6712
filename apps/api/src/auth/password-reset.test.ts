import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { linkIn } from "../testing/mail-links.ts";
import { ask, newShopper, PASSWORD, type Shopper } from "../testing/shopper.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

const MINUTE_MS = 60_000;
const NEW_PASSWORD = "nine yards of mulmul";
const DEAD = "This link is not valid or has expired.";

let shop: TestApp;
let asha: Shopper;
beforeAll(async () => {
  shop = await testApp();
});
beforeEach(async () => {
  asha = await newShopper(shop);
});
afterAll(() => shop.close());

const forgot = (email: unknown, at = shop) =>
  ask<{ message: string }>(at, "POST", "/api/forgot-password", { body: { email } });

/** Requests a link and reads it from the mail. */
async function link(email: string): Promise<{ token: string; email: string }> {
  await forgot(email);
  await shop.runJobs();
  const url = linkIn(shop.sentMails, email, "/reset-password/");
  return { token: url.pathname.split("/")[2] ?? "", email: url.searchParams.get("email") ?? "" };
}

const reset = (given: { token: string; email: string }, password = NEW_PASSWORD, again = password) =>
  ask<{ message: string; errors: object }>(shop, "POST", "/api/reset-password", {
    body: { ...given, password, password_confirmation: again },
  });

const login = async (email: string, password: string) =>
  (await ask(shop, "POST", "/api/login", { body: { email, password } })).status;

// spec: POST /api/reset-password
test("a mailed link sets a new password, ends every session, and the owner is mailed", async () => {
  const given = await link(asha.email);
  const answer = await reset(given);
  expect([answer.status, answer.body.message]).toEqual([200, "Your password is changed. Please login."]);
  expect(await login(asha.email, PASSWORD)).toBe(401);
  expect(await login(asha.email, NEW_PASSWORD)).toBe(200);
  expect((await asha.ask("GET", "/api/user")).status).toBe(401);
  await shop.runJobs();
  expect(shop.sentMails.at(-1)).toMatchObject({ to: asha.email, subject: "Your password at Selvedge was changed" });
});

// spec: POST /api/forgot-password
test("the answer does not reveal whether the account exists, and contains no token", async () => {
  const known = await forgot(asha.email);
  const unknown = await forgot("nobody-at-all@example.com");
  expect(known.status).toBe(200);
  expect(known.body).toEqual({
    status: "success",
    message: "If that address has an account, a mail is on its way.",
  });
  expect(unknown.body).toEqual(known.body);
  const before = shop.sentMails.length;
  await shop.runJobs();
  expect(shop.sentMails.slice(before).map(({ to }) => to)).toEqual([asha.email]);
});

test("asking costs the same work with and without an account", async () => {
  const added = async (email: string) => {
    await forgot(email);
    const jobs = await shop.db.selectFrom("jobs").select("kind").where("kind", "=", "write-password-reset").execute();
    const mails = await shop.db.selectFrom("mails").selectAll().where("recipient", "=", email).execute();
    await shop.runJobs();
    return [jobs.length, mails.length];
  };
  expect(await added(asha.email)).toEqual([1, 0]);
  expect(await added("nobody@example.com")).toEqual([1, 0]);
});

test("the link leads to the shop's configured origin, whatever the Host header", async () => {
  await ask(shop, "POST", "/api/forgot-password", {
    body: { email: asha.email },
    headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
  });
  await shop.runJobs();
  expect(linkIn(shop.sentMails, asha.email, "/reset-password/").host).toBe("127.0.0.1:4000");
});

test("a token is stored only in the mail that contains it", async () => {
  const { token } = await link(asha.email);
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const rows = await shop.db.selectFrom("password_resets").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a link works once", async () => {
  const given = await link(asha.email);
  expect((await reset(given)).status).toBe(200);
  const again = await reset(given, "another yard of mulmul");
  expect([again.status, again.body.message]).toEqual([422, DEAD]);
  expect(await login(asha.email, NEW_PASSWORD)).toBe(200);
});

test("of ten concurrent uses of a link one sets the password", async () => {
  for (let round = 0; round < 5; round += 1) {
    const shopper = await newShopper(shop);
    const given = await link(shopper.email);
    const passwords = Array.from({ length: 10 }, (_, index) => `yards of mulmul number ${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(given, password)));
    const won = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    expect(await login(shopper.email, passwords[won[0] ?? -1] ?? "")).toBe(200);
  }
});

test("a link expires after an hour, and when a newer one is requested", async () => {
  const late = await link(asha.email);
  shop.clock.advance(60 * MINUTE_MS);
  expect((await reset(late)).body.message).toBe(DEAD);
  const older = await link(asha.email);
  const newer = await link(asha.email);
  expect((await reset(older)).body.message).toBe(DEAD);
  expect((await reset(newer)).status).toBe(200);
  await shop.runJobs();
  shop.clock.advance(2 * 60 * MINUTE_MS);
  await shop.runJobs();
  expect(await shop.db.selectFrom("password_resets").selectAll().execute()).toEqual([]);
});

test("a link is only valid for its own address", async () => {
  const given = await link(asha.email);
  const other = await newShopper(shop);
  for (const wrong of [
    { ...given, email: other.email },
    { ...given, token: "x".repeat(43) },
    { token: "", email: "" },
  ]) {
    const { status, body } = await reset(wrong);
    expect([status, body.message]).toEqual([422, DEAD]);
  }
  expect((await reset({ ...given, email: ` ${given.email.toUpperCase()}` })).status).toBe(200);
});

test.each([
  ["a short password", "short", "short", "password", "The password must be at least 8 characters."],
  [
    "a common password",
    "password123",
    "password123",
    "password",
    "This password is too common. Please choose another.",
  ],
  ["two different passwords", NEW_PASSWORD, "another", "password_confirmation", "Passwords do not match."],
])("refuses %s, and the link stays valid", async (_title, password, again, field, message) => {
  const given = await link(asha.email);
  const { status, body } = await reset(given, password, again);
  expect(status).toBe(422);
  expect(body).toMatchObject({ message, errors: { [field]: [message] } });
  expect((await reset(given)).status).toBe(200);
});

test.each([
  ["", "Email is required"],
  ["  ", "Email is required"],
  ["asha@", "Please enter a valid email"],
  ["a@example.com, b@example.com", "Please enter a valid email"],
])("%j is not an address to write to", async (email, message) => {
  expect(await forgot(email)).toMatchObject({ status: 422, body: { message } });
});

test.each([[["a@example.com", "b@example.com"]], [{ $ne: null }], [null]])(
  "%j is not a single address: 422",
  async (email) => {
    expect((await forgot(email)).status).toBe(422);
  },
);

test("an account gets three mails an hour, with the same answer beyond that; a network address may ask two hundred times", async () => {
  const strict = await testApp({ env: { RATE_LIMITS: "strict" } });
  const shopper = await newShopper(strict);
  for (let time = 0; time < 5; time += 1) expect((await forgot(shopper.email, strict)).status).toBe(200);
  await strict.runJobs();
  expect(strict.sentMails.filter(({ to }) => to === shopper.email)).toHaveLength(3);
  for (let time = 5; time < 200; time += 1) expect((await forgot(`n${time}@example.com`, strict)).status).toBe(200);
  const refused = await forgot("one-more@example.com", strict);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  strict.clock.advance(60 * MINUTE_MS);
  expect((await forgot(shopper.email, strict)).status).toBe(200);
  await strict.runJobs();
  expect(strict.sentMails.filter(({ to }) => to === shopper.email)).toHaveLength(4);
  await strict.close();
});
