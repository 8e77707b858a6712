import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { linkIn } from "../../testing/mail-links.ts";
import { ask, newShopper, PASSWORD, type Shopper, signIn } from "../../testing/shopper.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { transaction } from "../transaction.ts";

const NEW_PASSWORD = "nine yards of mulmul";

let shop: TestApp;
let owner: Shopper;
beforeAll(async () => {
  shop = await testApp();
});
beforeEach(async () => {
  owner = await newShopper(shop);
});
afterAll(() => shop.close());

async function sessionsThatWait(): Promise<number> {
  const { rows } =
    await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      shop.db,
    );
  return rows.length;
}

/**
 * Locks the sessions of an account until the returned function is called; statements that would end them wait, with
 * their transactions.
 */
async function keepSessionsOf(userId: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  void transaction(shop.db, async (tx) => {
    await tx.selectFrom("sessions").select("id").where("user_id", "=", userId).forUpdate().execute();
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  return letGo.resolve;
}

/** Resolves when that many statements wait for a lock, or one of the requests has finished without waiting. */
async function standStill(count: number, ...asked: Promise<unknown>[]): Promise<void> {
  let isBack = false;
  for (const one of asked) void one.finally(() => (isBack = true));
  await expect.poll(async () => isBack || (await sessionsThatWait()) >= count).toBe(true);
}

const changeEmail = (shopper: Shopper, email: string) =>
  ask(shop, "PUT", `/api/users/profiles/${shopper.id}`, {
    bearer: shopper.bearer,
    body: { name: "Asha Verma", email },
  });

describe("an address that its owner gives up while another user asks for it", () => {
  test("is kept for the owner, and the link to revert the change works", async () => {
    const other = await newShopper(shop);
    await signIn(shop, other.email);
    const letGo = await keepSessionsOf(other.id);
    const asked = changeEmail(other, owner.email);
    await standStill(1, asked);
    const given = await changeEmail(owner, `new-${owner.email}`).finally(letGo);
    expect([given.status, (await asked).status]).toEqual([200, 422]);
    await shop.runJobs();
    const token = linkIn(shop.sentMails, owner.email, "/revert-email/").pathname.split("/")[2];
    expect((await ask(shop, "POST", "/api/revert-email", { body: { token } })).status).toBe(200);
    expect((await signIn(shop, owner.email)).id).toBe(owner.id);
  });
});

describe("a login that began before the password was reset", () => {
  test.each([
    ["", undefined],
    [", and brings no old password back", { memoryCost: 4096, timeCost: 1, parallelism: 1 }],
  ])("is refused%s", async (_what, formerCost) => {
    if (formerCost) {
      const password_hash = await hash(PASSWORD, formerCost);
      await shop.db.updateTable("users").set({ password_hash }).where("id", "=", owner.id).execute();
    }
    const password = NEW_PASSWORD;
    const body = { ...(await resetLink()), password, password_confirmation: password };
    const letGo = await keepSessionsOf(owner.id);
    const reset = ask(shop, "POST", "/api/reset-password", { body });
    await standStill(1, reset);
    const login = loginWith(PASSWORD);
    await standStill(2, login).finally(letGo);
    expect([(await reset).status, (await login).status]).toEqual([200, 401]);
    expect(await shop.db.selectFrom("sessions").select("id").where("user_id", "=", owner.id).execute()).toEqual([]);
    expect([(await loginWith(PASSWORD)).status, (await loginWith(NEW_PASSWORD)).status]).toEqual([401, 200]);
  });

  const loginWith = (password: string) => ask(shop, "POST", "/api/login", { body: { email: owner.email, password } });

  async function resetLink(): Promise<{ token: string | undefined; email: string }> {
    await ask(shop, "POST", "/api/forgot-password", { body: { email: owner.email } });
    await shop.runJobs();
    return {
      token: linkIn(shop.sentMails, owner.email, "/reset-password/").pathname.split("/")[2],
      email: owner.email,
    };
  }
});
