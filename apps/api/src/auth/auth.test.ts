import type { LoginAnswer, User } from "@selvedge/commerce/wire/account";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, newShopper, PASSWORD } from "../testing/shopper.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

const DAY_MS = 24 * 60 * 60_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

function register(body: object) {
  return ask<{ message: string; errors: Record<string, string[]>; user: User }>(shop, "POST", "/api/register", {
    body,
  });
}

function registration(change: object = {}) {
  return {
    name: "Asha Verma",
    email: "asha@example.com",
    password: PASSWORD,
    password_confirmation: PASSWORD,
    phone: null,
    agree: true,
    ...change,
  };
}

function login(email: string, password = PASSWORD, remember?: boolean) {
  return ask<LoginAnswer & { message: string }>(shop, "POST", "/api/login", { body: { email, password, remember } });
}

test("a phone number is stored in international format", async () => {
  const { body } = await register(registration({ email: "called@example.com", phone: "098765 43210" }));
  expect(body.user.phone).toBe("+919876543210");
});

// spec: POST /api/login
test("registers, signs in, returns the signed-in user, and signs out", async () => {
  const registered = await register(registration({ email: "first@example.com" }));
  expect(registered.status).toBe(201);
  expect(registered.body.user).toEqual({
    id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
    name: "Asha Verma",
    email: "first@example.com",
    phone: null,
    address: null,
  });

  const { status, body } = await login("first@example.com");
  expect(status).toBe(200);
  expect(body).toEqual({
    access_token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    token_type: "Bearer",
    expires_in: 86_400,
    device_token: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
    user: registered.body.user,
  });

  const bearer = body.access_token;
  const me = await ask<{ user: User }>(shop, "GET", "/api/user", { bearer });
  expect(me.body.user).toEqual(registered.body.user);
  expect(me.headers).toMatchObject({ "cache-control": "no-store", vary: expect.stringContaining("Authorization") });

  expect((await ask(shop, "POST", "/api/logout", { bearer })).status).toBe(200);
  expect((await ask(shop, "GET", "/api/user", { bearer })).status).toBe(401);
});

// spec: POST, GET /api/logout
// spec: Logout answers 200
test("logout answers 200 by GET and POST, also to guests and invalid tokens", async () => {
  const { bearer } = await newShopper(shop);
  for (const method of ["GET", "POST"] as const) {
    for (const sent of [null, "garbage", bearer, bearer]) {
      expect(await ask(shop, method, "/api/logout", { bearer: sent })).toMatchObject({
        status: 200,
        body: { status: "success" },
      });
    }
  }
  const json = await shop.app.inject({
    method: "POST",
    url: "/api/logout",
    headers: { "content-type": "application/json" },
  });
  expect(json.statusCode).toBe(200);
});

// spec: GET /api/user
// spec: No cookie
test("only a bearer token in the header is accepted", async () => {
  const { bearer } = await newShopper(shop);
  const refused = { status: 401, body: { status: "error", message: "Unauthenticated" } };
  const attempts = [
    { headers: {} },
    { headers: { authorization: bearer } },
    { headers: { authorization: `Basic ${bearer}` } },
    { headers: { authorization: `Bearer ${bearer}x` } },
    { headers: { authorization: `Bearer ${bearer}, Bearer ${bearer}` } },
    { headers: { cookie: `token=${bearer}; access_token=${bearer}` } },
  ];
  for (const { headers } of attempts) expect(await ask(shop, "GET", "/api/user", { headers })).toMatchObject(refused);
  expect(await ask(shop, "GET", `/api/user?access_token=${bearer}&token=${bearer}`)).toMatchObject(refused);
  expect((await ask(shop, "GET", "/api/user", { headers: { authorization: `bearer ${bearer}` } })).status).toBe(200);
});

// spec: remember
test("a session ends after a day, with remember after thirty, and after seven without use", async () => {
  const { email } = await newShopper(shop);
  const short = (await login(email)).body.access_token;
  const remembered = (await login(email, PASSWORD, true)).body;
  const idle = (await login(email, PASSWORD, true)).body.access_token;
  expect(remembered.expires_in).toBe(30 * 86_400);
  const isSignedIn = async (bearer: string) => (await ask(shop, "GET", "/api/user", { bearer })).status === 200;

  shop.clock.advance(DAY_MS - 1000);
  expect(await isSignedIn(short)).toBe(true);
  shop.clock.advance(2000);
  expect(await isSignedIn(short)).toBe(false);
  for (let day = 0; day < 28; day += 4) {
    expect(await isSignedIn(remembered.access_token)).toBe(true);
    shop.clock.advance(4 * DAY_MS);
  }
  expect(await isSignedIn(idle)).toBe(false);
  expect(await isSignedIn(remembered.access_token)).toBe(true);
  shop.clock.advance(DAY_MS);
  expect(await isSignedIn(remembered.access_token)).toBe(false);
});

// spec: DPDP end of purpose
test("ended sessions are deleted, and no token is stored in the database", async () => {
  const { bearer } = await newShopper(shop);
  const before = await shop.db.selectFrom("sessions").selectAll().execute();
  expect(JSON.stringify(before)).not.toContain(bearer);
  shop.clock.advance(8 * DAY_MS);
  await shop.runJobs();
  expect(await shop.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
});

// spec: Passwords do not match.
test.each([
  ["without a name", { name: "  " }, "name", "Name is required"],
  ["without an e-mail", { email: " " }, "email", "Email is required"],
  ["with no real e-mail", { email: "asha@" }, "email", "Please enter a valid email"],
  ["with a quoted address", { email: '"asha@evil.example x"@example.com' }, "email", "Please enter a valid email"],
  ["with letters that only look Latin", { email: "аsha@example.com" }, "email", "Please enter a valid email"],
  ["with a short password", { password: "short" }, "password", "The password must be at least 8 characters."],
  [
    "with a common password",
    { password: "password123", password_confirmation: "password123" },
    "password",
    "This password is too common. Please choose another.",
  ],
  [
    "with the shop's name as password",
    { password: "Selvedge2026", password_confirmation: "Selvedge2026" },
    "password",
    "This password is too easy to guess. Please choose another.",
  ],
  ["with two passwords", { password_confirmation: "another one" }, "password_confirmation", "Passwords do not match."],
  ["with letters as phone", { phone: "call me" }, "phone", "Please enter a valid phone number"],
  ["without agreeing", { agree: false }, "agree", "Please agree to the privacy policy."],
])("refuses a registration %s", async (_title, change, field, message) => {
  const { status, body } = await register(registration({ email: "nobody@example.com", ...change }));
  expect(status).toBe(422);
  expect(body.message).toBe(message);
  expect(body.errors[field]).toEqual([message]);
});

// spec: POST /api/register
test("an email belongs to one account, however it is written", async () => {
  await register(registration({ email: "one@example.com" }));
  for (const email of ["one@example.com", " ONE@example.com ", "One@Example.COM"]) {
    const { status, body } = await register(registration({ email }));
    expect([status, body.message]).toEqual([422, "The email has already been taken."]);
  }
  expect((await login("  ONE@Example.com")).status).toBe(200);
});

test("a registration ignores unknown fields", async () => {
  const { body } = await register(
    registration({
      email: "root@example.com",
      id: "1",
      role: "admin",
      is_admin: true,
      address: "here",
      password_hash: "x",
    }),
  );
  const row = await shop.db.selectFrom("users").selectAll().where("email", "=", "root@example.com").executeTakeFirst();
  expect(row).toMatchObject({ id: body.user.id, address: null, policy_version: "2026-11-23" });
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("control characters are removed from a name", async () => {
  const { body } = await register(registration({ email: "nul@example.com", name: "Asha\u0000\r\nBcc:  x\u2028y" }));
  expect(body.user.name).toBe("Asha Bcc: x y");
});

// spec: Invalid email or password
test("an unknown account and a wrong password get the same message", async () => {
  const { email } = await newShopper(shop);
  const wrong = await login(email, "not the password");
  const unknown = await login("nobody-at-all@example.com", "not the password");
  const impossible = await login("not an address", "not the password");
  for (const { status, body } of [wrong, unknown, impossible]) {
    expect([status, body.message]).toEqual([401, "Invalid email or password"]);
  }
});

test.each([{ email: { $ne: null }, password: { $ne: null } }, { email: ["a"], password: 1 }, {}, null])(
  "a login whose fields are not strings is a 422: %j",
  async (body) => {
    expect((await ask(shop, "POST", "/api/login", { body })).status).toBe(422);
  },
);

test("a hash with outdated cost is replaced at the next login", async () => {
  const { hash } = await import("@node-rs/argon2");
  const { email, id } = await newShopper(shop);
  const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await shop.db.updateTable("users").set({ password_hash: old }).where("id", "=", id).execute();
  expect((await login(email)).status).toBe(200);
  const row = await shop.db.selectFrom("users").select("password_hash").where("id", "=", id).executeTakeFirst();
  expect(row?.password_hash).toContain("m=19456");
  expect((await login(email)).status).toBe(200);
});
