import { verify } from "@node-rs/argon2";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { empty } from "../testing/module-tables.ts";
import { newShopper, PASSWORD } from "../testing/shopper.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { createPasswords } from "./passwords.ts";

vi.mock("@node-rs/argon2", { spy: true });

const QUARTER_HOUR_MS = 15 * 60_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

async function login(email: string, password: string, address = "192.0.2.1", device?: string) {
  const answer = await shop.app.inject({
    method: "POST",
    url: "/api/login",
    payload: { email, password, device_token: device },
    remoteAddress: address,
  });
  const { message, device_token } = answer.json<{ message: string; device_token: string }>();
  return { status: answer.statusCode, retryAfter: answer.headers["retry-after"], message, device: device_token };
}

/** Ten wrong passwords from another network address. */
async function guess(email: string, address = "192.0.2.99") {
  for (let count = 0; count < 10; count += 1) expect((await login(email, "wrong guess", address)).status).toBe(401);
  expect((await login(email, PASSWORD, address)).status).toBe(429);
}

test("after ten wrong passwords an account is locked for the rest of a quarter of an hour", async () => {
  const { email, bearer } = await newShopper(shop);
  for (let guess = 0; guess < 10; guess += 1) expect((await login(email, "wrong guess")).status).toBe(401);
  shop.clock.advance(5 * 60_000);
  // The limit is per account: it applies from another address, and even to the right password.
  const refused = await login(email.toUpperCase(), PASSWORD, "192.0.2.77");
  expect(refused).toMatchObject({ status: 429, retryAfter: "600" });
  const me = await shop.app.inject({ url: "/api/user", headers: { authorization: `Bearer ${bearer}` } });
  expect(me.statusCode).toBe(200);
  shop.clock.advance(QUARTER_HOUR_MS);
  expect((await login(email, PASSWORD)).status).toBe(200);
});

test("ten wrong passwords from elsewhere do not lock a browser out that has logged in before", async () => {
  const { email } = await newShopper(shop);
  const { device } = await login(email, PASSWORD);
  await guess(email);
  const again = await login(email, PASSWORD, "192.0.2.99", device);
  expect(again.status).toBe(200);
  expect(again.device).not.toBe(device);
  expect((await login(email, PASSWORD, "192.0.2.99", again.device)).status).toBe(200);
});

test("a known browser has ten wrong passwords of its own, which lock nothing else", async () => {
  const { email } = await newShopper(shop);
  const { device } = await login(email, PASSWORD);
  for (let count = 0; count < 10; count += 1) {
    expect((await login(email, "wrong guess", "192.0.2.5", device)).status).toBe(401);
  }
  expect(await login(email, PASSWORD, "192.0.2.5", device)).toMatchObject({ status: 429, retryAfter: "900" });
  expect((await login(email, PASSWORD, "192.0.2.5")).status).toBe(200);
});

test("a token that is signed with another account's key does not make a browser known", async () => {
  const [asha, ravi] = [await newShopper(shop), await newShopper(shop)];
  const { device } = await login(asha.email, PASSWORD);
  const { device: other } = await login(ravi.email, PASSWORD);
  await guess(asha.email);
  const forged = [other, "", "x".repeat(100), `${"A".repeat(22)}${device.slice(22)}`, `${device.slice(0, -1)}_`];
  for (const token of forged) expect((await login(asha.email, PASSWORD, "192.0.2.6", token)).status).toBe(429);
});

test("after a change of password no browser is known any more", async () => {
  const shopper = await newShopper(shop);
  const { device } = await login(shopper.email, PASSWORD);
  const password = "nine yards of khadi";
  const payload = { current_password: PASSWORD, password, password_confirmation: password };
  const headers = { authorization: `Bearer ${shopper.bearer}` };
  const changed = await shop.app.inject({ method: "PUT", url: "/api/users/password", payload, headers });
  expect(changed.statusCode).toBe(200);
  await guess(shopper.email);
  expect((await login(shopper.email, password, "192.0.2.7", device)).status).toBe(429);
});

test("wrong passwords from elsewhere do not keep a signed-in user from changing the password", async () => {
  const shopper = await newShopper(shop);
  await guess(shopper.email);
  const password = "nine yards of khadi";
  const payload = { current_password: PASSWORD, password, password_confirmation: password };
  const headers = { authorization: `Bearer ${shopper.bearer}` };
  const changed = await shop.app.inject({ method: "PUT", url: "/api/users/password", payload, headers });
  expect(changed.statusCode).toBe(200);
});

test("twenty concurrent guesses count as ten at most", async () => {
  const { email } = await newShopper(shop);
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(email, "wrong guess", "192.0.2.3")));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

test("three hundred wrong passwords lock a network address, whichever accounts they were for", async () => {
  const { email } = await newShopper(shop);
  for (let wrong = 0; wrong < 300; wrong += 1) {
    expect((await login(`someone${wrong}@example.com`, "wrong guess", "192.0.2.50")).status).toBe(401);
  }
  expect((await login(email, PASSWORD, "192.0.2.50")).status).toBe(429);
  expect((await login(email, PASSWORD, "192.0.2.2")).status).toBe(200);
});

test("right passwords are not counted", async () => {
  const { email } = await newShopper(shop);
  for (let time = 0; time < 12; time += 1) expect((await login(email, PASSWORD)).status).toBe(200);
});

test("the counts are in the database and survive a restart", async () => {
  await empty(shop.db, "limits");
  await login("someone@example.com", "wrong guess");
  const counts = await shop.db.selectFrom("attempts").selectAll().execute();
  expect(counts.map(({ policy }) => policy).toSorted()).toEqual(["login-account", "login-address"]);
  expect(JSON.stringify(counts)).not.toContain("someone@example.com");
});

test("a flood of logins is refused with 503, and does not count against the account", async () => {
  const passwords = createPasswords({ atOnce: 1, waiting: 2 });
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => passwords.matches("some password", null)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  const [first] = answers.filter((answer) => answer.status === "rejected");
  expect(first?.reason).toMatchObject({ status: 503, headers: { "Retry-After": "5" } });
});

test("a login to an unknown account hashes as one to an existing account does", async () => {
  // An earlier file may have loaded the module with its real imports.
  vi.resetModules();
  const watched = await import("./passwords.ts");
  const passwords = watched.createPasswords();
  const stored = await passwords.hash(PASSWORD);
  const costs: string[] = [];
  for (const hash of [stored, null]) {
    vi.mocked(verify).mockClear();
    expect(await passwords.matches("not the password", hash)).toBe(false);
    expect(verify).toHaveBeenCalledOnce();
    costs.push(String(vi.mocked(verify).mock.lastCall?.[0]).replace(/[^$]+\$[^$]+$/, ""));
  }
  expect(costs[0]).toBe("$argon2id$v=19$m=19456,t=2,p=1$");
  expect(costs[1]).toBe(costs[0]);
});

test("many concurrent logins from one address all succeed", async () => {
  const shoppers = await Promise.all(Array.from({ length: 12 }, () => newShopper(shop)));
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(shoppers.map(({ email }) => login(email, PASSWORD, "192.0.2.30")));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  }
  const counted = await shop.db.selectFrom("attempts").select("count").where("policy", "like", "login%").execute();
  expect(counted.every(({ count }) => count > 0)).toBe(true);
});

test("an address can register three hundred accounts an hour, and invalid forms are not counted", async () => {
  const strict = await testApp({ env: { RATE_LIMITS: "strict" } });
  const register = async (number: number, password: string) => {
    const payload = { name: "Asha", email: `asha${number}@example.com`, password, password_confirmation: password };
    const answer = await strict.app.inject({ method: "POST", url: "/api/register", payload });
    return answer.statusCode;
  };
  for (let number = 0; number < 15; number += 1) expect(await register(number, "password")).toBe(422);
  for (let number = 0; number < 12; number += 1) expect(await register(number, PASSWORD)).toBe(201);
  // An email that is taken also counts, and costs no hash.
  for (let number = 12; number < 300; number += 1) expect(await register(0, PASSWORD)).toBe(422);
  expect(await register(12, PASSWORD)).toBe(429);
  expect(await register(0, PASSWORD)).toBe(429);
  strict.clock.advance(60 * 60_000);
  expect(await register(12, PASSWORD)).toBe(201);
  await strict.close();
});
