import type { User } from "@selvedge/commerce/wire/account";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { randomId } from "../random-id.ts";
import { linkIn } from "../testing/mail-links.ts";
import { ask, newShopper, PASSWORD, type Shopper, signIn } from "../testing/shopper.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

const HOUR_MS = 60 * 60_000;
const TAKEN = "The email has already been taken.";

let shop: TestApp;
let asha: Shopper;
beforeAll(async () => {
  shop = await testApp();
});
beforeEach(async () => {
  asha = await newShopper(shop);
});
afterAll(() => shop.close());

interface Changed {
  message: string;
  errors: Record<string, string[]>;
  user: User;
}

const newEmail = () => `${randomId().toLowerCase()}@example.com`;

function change(shopper: Shopper, fields: object, userId = shopper.id) {
  return ask<Changed>(shop, "PUT", `/api/users/profiles/${userId}`, {
    bearer: shopper.bearer,
    body: { name: "Asha Verma", email: shopper.email, ...fields },
  });
}

const userNow = async (shopper: Shopper) =>
  (await ask<{ user: User }>(shop, "GET", "/api/user", { bearer: shopper.bearer })).body.user;
const isSignedIn = async ({ bearer }: Shopper) => (await ask(shop, "GET", "/api/user", { bearer })).status === 200;
const login = async (email: string) =>
  (await ask(shop, "POST", "/api/login", { body: { email, password: PASSWORD } })).status;

/** The token of the newest link in a mail. */
async function tokenTo(email: string, path: string): Promise<string> {
  await shop.runJobs();
  return linkIn(shop.sentMails, email, path).pathname.split("/")[2] ?? "";
}
const revert = (token: string) => ask<Changed>(shop, "POST", "/api/revert-email", { body: { token } });

// spec: PUT /api/users/profiles/{user id}
// spec: DPDP correction
test("name, phone and address are stored as sent, with the address's line breaks", async () => {
  const { status, body } = await change(asha, {
    name: "  Asha \u0000 V. ",
    phone: "098765 43210",
    address: " 14 Chhawni Road \r\n\n Indore\u2028452001 ",
  });
  const user = {
    id: asha.id,
    name: "Asha V.",
    email: asha.email,
    phone: "+919876543210",
    address: "14 Chhawni Road\nIndore\n452001",
  };
  expect([status, body]).toEqual([200, { status: "success", user }]);
  expect(await userNow(asha)).toEqual(user);
  expect((await change(asha, { phone: "", address: null })).body.user).toMatchObject({ phone: null, address: null });
});

test.each([
  ["name", { name: " " }, "Name is required"],
  ["email", { email: "" }, "Email is required"],
  ["email", { email: "asha@" }, "Please enter a valid email"],
  ["phone", { phone: "call me" }, "Please enter a valid phone number"],
])("an invalid %s is refused with a message at its field: %j", async (field, fields, message) => {
  const { status, body } = await change(asha, fields);
  expect([status, body.message, body.errors[field]]).toEqual([422, message, [message]]);
});

test("another user's profile cannot be changed, nor any field but the four", async () => {
  const other = await newShopper(shop);
  const before = await shop.db.selectFrom("users").selectAll().where("id", "=", other.id).executeTakeFirst();
  expect((await change(asha, { name: "Mine" }, other.id)).status).toBe(403);
  expect((await change(asha, { name: 1 }, other.id)).status).toBe(403);
  await change(other, { id: asha.id, password: "x", password_hash: "x", policy_version: "x" });
  expect(await shop.db.selectFrom("users").selectAll().where("id", "=", other.id).executeTakeFirst()).toEqual(before);
});

describe("a new email", () => {
  test("applies at once; the former address is mailed, and every other session ends", async () => {
    const elsewhere = await signIn(shop, asha.email);
    const email = newEmail();
    expect((await change(asha, { email: ` ${email.toUpperCase()} ` })).body.user.email).toBe(email);
    expect(await isSignedIn(asha)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect([await login(asha.email), await login(email)]).toEqual([401, 200]);
    await shop.runJobs();
    const mail = shop.sentMails.at(-1);
    expect(mail?.to).toBe(asha.email);
    expect(mail?.text).not.toContain(email);
  });

  test("invalidates password links, and new ones go to the former address for a day", async () => {
    await ask(shop, "POST", "/api/forgot-password", { body: { email: asha.email } });
    const token = await tokenTo(asha.email, "/reset-password/");
    const email = newEmail();
    await change(asha, { email });
    const password = "nine yards of mulmul";
    const use = (given: string, to: string) =>
      ask(shop, "POST", "/api/reset-password", {
        body: { token: given, email: to, password, password_confirmation: password },
      });
    expect((await use(token, asha.email)).status).toBe(422);
    for (const asked of [email, asha.email]) {
      await ask(shop, "POST", "/api/forgot-password", { body: { email: asked } });
      await shop.runJobs();
      expect(shop.sentMails.at(-1)).toMatchObject({ to: asha.email, subject: "Set a new password at Selvedge" });
    }
    shop.clock.advance(24 * HOUR_MS);
    await ask(shop, "POST", "/api/forgot-password", { body: { email } });
    await shop.runJobs();
    expect(shop.sentMails.at(-1)?.to).toBe(email);
    expect((await use(await tokenTo(email, "/reset-password/"), email)).status).toBe(200);
  });

  test("cannot be another user's, nor one that its owner may still take back", async () => {
    const other = await newShopper(shop);
    expect(await change(asha, { email: other.email.toUpperCase() })).toMatchObject({
      status: 422,
      body: { message: TAKEN, errors: { email: [TAKEN] } },
    });
    const former = other.email;
    await change(other, { email: newEmail() });
    expect((await change(asha, { email: former })).body.message).toBe(TAKEN);
    const registered = await ask<Changed>(shop, "POST", "/api/register", {
      body: { name: "M", email: former, password: PASSWORD, password_confirmation: PASSWORD },
    });
    expect(registered.body.message).toBe(TAKEN);
    shop.clock.advance(72 * HOUR_MS);
    expect((await change(await signIn(shop, asha.email), { email: former })).status).toBe(200);
  });

  test("is given to one of ten concurrent requests for it", async () => {
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => newShopper(shop)));
    const email = newEmail();
    const answers = await Promise.all(shoppers.map((shopper) => change(shopper, { email })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
  });

  test("cannot be changed six times an hour", async () => {
    const strict = await testApp({ env: { RATE_LIMITS: "strict" } });
    const shopper = await newShopper(strict);
    const next = () =>
      ask(strict, "PUT", `/api/users/profiles/${shopper.id}`, {
        bearer: shopper.bearer,
        body: { name: "Asha", email: newEmail() },
      });
    for (let time = 0; time < 5; time += 1) expect((await next()).status).toBe(200);
    expect((await next()).status).toBe(429);
    await strict.close();
  });
});

describe("the link to the former address", () => {
  test("restores the email, also after later changes, and ends every session", async () => {
    await change(asha, { email: newEmail() });
    const token = await tokenTo(asha.email, "/revert-email/");
    const stolen = newEmail();
    shop.clock.advance(1000);
    await change(asha, { email: stolen });
    expect((await revert(token)).status).toBe(200);
    expect(await isSignedIn(asha)).toBe(false);
    expect([await login(asha.email), await login(stolen)]).toEqual([200, 401]);
    expect((await revert(token)).status).toBe(422);
    await ask(shop, "POST", "/api/forgot-password", { body: { email: asha.email } });
    expect(await tokenTo(asha.email, "/reset-password/")).toMatch(/^[\w-]{43}$/);
  });

  test("works once within 72 hours, and is then deleted", async () => {
    await change(asha, { email: newEmail() });
    const token = await tokenTo(asha.email, "/revert-email/");
    expect((await revert("x".repeat(43))).body.message).toBe("This link is not valid or has expired.");
    shop.clock.advance(72 * HOUR_MS);
    expect((await revert(token)).status).toBe(422);
    await shop.runJobs();
    expect(await shop.db.selectFrom("email_changes").selectAll().execute()).toEqual([]);
  });

  test("works for one of five concurrent uses", async () => {
    await change(asha, { email: newEmail() });
    const token = await tokenTo(asha.email, "/revert-email/");
    const answers = await Promise.all(Array.from({ length: 5 }, () => revert(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
  });
});
