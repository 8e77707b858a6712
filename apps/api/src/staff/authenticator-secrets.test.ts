import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrations } from "../database/migrations.ts";
import type { ShopDatabase } from "../database/shop-database.ts";
import { createEncryption } from "../encryption.ts";
import { answerCommand } from "../owner/index.ts";
import { enrolmentCode, newStaff, startEnrolment, STAFF_PASSWORD } from "../testing/staff.ts";
import { ask } from "../testing/shopper.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { emptyDatabase, testDatabase } from "../testing/test-database.ts";

const HOUR_MS = 60 * 60_000;
const OLD_SECRET = "the old secret";
const NEW_SECRET = "the new secret";
const UNREADABLE = {
  status: 409,
  body: { message: "Your authenticator cannot be read any more. Ask the shop's owner to reset your sign-in." },
};

let database: ShopDatabase;
let logged: string[];
beforeEach(async () => {
  logged = [];
  database = await testDatabase();
});
afterEach(() => database.close());

const shopWith = (LINK_SECRET: string) =>
  testApp({
    database,
    env: { LINK_SECRET, LOG_LEVEL: "error" },
    logDestination: { write: (line: string) => void logged.push(line) },
  });

const columnsOf = async (email: string) =>
  database.db
    .selectFrom("staff")
    .select(["totp_secret", "totp_encrypted", "totp_clear_until"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();

async function afterAnHour(shop: TestApp): Promise<void> {
  shop.clock.advance(HOUR_MS);
  await shop.runJobs();
}

const changed = (text: string) => `${text.slice(0, 20)}${text[20] === "A" ? "B" : "A"}${text.slice(21)}`;

test("what one secret encrypted is decrypted with new,old, and not with new alone, at another place, or when it was changed", () => {
  const old = createEncryption([OLD_SECRET]);
  const encrypted = old.encrypt("JBSWY3DP", "staff 1");
  expect(old.decrypt(encrypted, "staff 1")).toEqual({ text: "JBSWY3DP", isCurrent: true });
  expect(old.encrypt("JBSWY3DP", "staff 1")).not.toBe(encrypted);
  const both = createEncryption([NEW_SECRET, OLD_SECRET]);
  expect(both.decrypt(encrypted, "staff 1")).toEqual({ text: "JBSWY3DP", isCurrent: false });
  expect(createEncryption([NEW_SECRET]).decrypt(encrypted, "staff 1")).toBeUndefined();
  expect(old.decrypt(encrypted, "staff 2")).toBeUndefined();
  for (const text of [changed(encrypted), encrypted.slice(0, -4), encrypted.slice(0, 30), "", "JBSWY3DP"])
    expect([text, old.decrypt(text, "staff 1")]).toEqual([text, undefined]);
});

// spec: T17 secrets
test("neither the rows nor a backup hold the secret of an authenticator", async () => {
  const shop = await shopWith(OLD_SECRET);
  const staff = await newStaff(shop, "owner");
  const abandoned = await startEnrolment(
    shop,
    await enrolmentCode(shop, "add", "half@example.com", "--role", "packer"),
  );
  expect(await columnsOf(staff.email)).toMatchObject({ totp_secret: null, totp_encrypted: expect.any(String) });
  const folder = await mkdtemp(join(tmpdir(), "authenticators-"));
  try {
    const { isDone } = await answerCommand(shop, ["backup", join(folder, "backup")]);
    expect(isDone).toBe(true);
    const texts = await textsIn(join(folder, "backup"));
    expect(texts).toContain(staff.email);
    expect(texts).not.toContain(staff.secret);
    expect(texts).not.toContain(abandoned.base32);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("staff sign in with new,old, and within an hour with new alone", async () => {
  const staff = await newStaff(await shopWith(OLD_SECRET), "owner");
  const { totp_encrypted: byOld } = await columnsOf(staff.email);
  const both = await shopWith(`${NEW_SECRET},${OLD_SECRET}`);
  expect(await signIn(both, staff, -1)).toMatchObject({ status: 401 });
  expect(await signIn(both, staff)).toMatchObject({ status: 200 });
  await afterAnHour(both);
  const { totp_encrypted: byNew } = await columnsOf(staff.email);
  expect(byNew).not.toBe(byOld);
  await afterAnHour(both);
  expect((await columnsOf(staff.email)).totp_encrypted).toBe(byNew);
  expect(await signIn(await shopWith(NEW_SECRET), staff, 1)).toMatchObject({ status: 200 });
  expect(logged).toEqual([]);
});

test("a secret that was changed, or that another LINK_SECRET encrypted, is one clear refusal until a reset", async () => {
  const shop = await shopWith(OLD_SECRET);
  const staff = await newStaff(shop, "owner");
  const { totp_encrypted } = await columnsOf(staff.email);
  expect(await signIn(await shopWith(NEW_SECRET), staff)).toMatchObject(UNREADABLE);
  await database.db
    .updateTable("staff")
    .set({ totp_encrypted: changed(totp_encrypted ?? "") })
    .execute();
  expect(await signIn(shop, staff)).toMatchObject(UNREADABLE);
  expect(await signIn(shop, staff, 0, "a wrong password")).toMatchObject({ status: 401 });
  expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/^an authenticator cannot be decrypted: .*LINK_SECRET/)),
  );
  await afterAnHour(shop);
  expect(logged).toHaveLength(3);
  const secret = await startEnrolment(shop, await enrolmentCode(shop, "reset", staff.email));
  expect(await columnsOf(staff.email)).not.toMatchObject({ totp_encrypted });
  expect(secret.base32).not.toBe(staff.secret);
});

// spec: T24 upgrades
test("secrets of the previous version work in both versions for thirty days, and are then encrypted", async () => {
  await database.close();
  database = await emptyDatabase();
  const getMigrations = async (): Promise<Record<string, Migration>> => migrations;
  await new Migrator({ db: database.db, provider: { getMigrations } }).migrateTo("112-link-keys");
  await sql`
    insert into staff (id, email, role, password_hash, totp_secret, created_at)
    values ('s1', 'asha@example.com', 'owner', '-', 'JBSWY3DPEHPK3PXP', now()), ('s2', 'new@example.com', 'owner', null, null, now())
  `.execute(database.db);
  await database.migrate();
  const shop = await shopWith(NEW_SECRET);
  await afterAnHour(shop);
  expect(await columnsOf("asha@example.com")).toMatchObject({ totp_secret: "JBSWY3DPEHPK3PXP", totp_encrypted: null });
  await database.db.updateTable("staff").set({ totp_clear_until: shop.clock.now() }).where("id", "=", "s1").execute();
  await afterAnHour(shop);
  const { totp_encrypted } = await columnsOf("asha@example.com");
  expect(await columnsOf("asha@example.com")).toMatchObject({ totp_secret: null, totp_clear_until: null });
  const encryption = createEncryption([NEW_SECRET]);
  expect(encryption.decrypt(totp_encrypted ?? "", "staff s1 authenticator")?.text).toBe("JBSWY3DPEHPK3PXP");
  expect(await columnsOf("new@example.com")).toMatchObject({ totp_secret: null, totp_encrypted: null });
});

// spec: T24 upgrades
test("an authenticator that the previous version set wins over an older encrypted one, and is encrypted after thirty days", async () => {
  const shop = await shopWith(NEW_SECRET);
  const staff = await newStaff(shop, "owner");
  const other = await newStaff(shop, "owner");
  await database.db.updateTable("staff").set({ totp_secret: other.secret }).where("email", "=", staff.email).execute();
  expect(await signIn(shop, { ...other, email: staff.email })).toMatchObject({ status: 200 });
  await afterAnHour(shop);
  const until = new Date(shop.clock.now().getTime() + 30 * 24 * HOUR_MS);
  expect(await columnsOf(staff.email)).toMatchObject({ totp_secret: other.secret, totp_clear_until: until });
  await database.db.updateTable("staff").set({ totp_clear_until: shop.clock.now() }).execute();
  await afterAnHour(shop);
  expect(await columnsOf(staff.email)).toMatchObject({ totp_secret: null });
  expect(await signIn(shop, { ...other, email: staff.email })).toMatchObject({ status: 200 });
});

interface Person {
  email: string;
  code(steps?: number): string;
}

/** At a shop that need not be the one where the person has enrolled. */
const signIn = (shop: TestApp, { email, code }: Person, steps = 0, password = STAFF_PASSWORD) =>
  ask(shop, "POST", "/api/owner/session", { body: { email, password, code: code(steps) } });

async function textsIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name))));
  return texts.map((bytes) => (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString("utf8")).join("\n");
}
