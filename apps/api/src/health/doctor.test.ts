import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkSettings, readSettings } from "../settings/settings.ts";
import { writeSettingsFile } from "../settings/settings-file.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { phonePhoto } from "../testing/photos.ts";
import { type RazorpayServer, startRazorpayServer } from "../testing/razorpay-server.ts";
import { emptyDatabase } from "../testing/test-database.ts";
import { checksText } from "./check.ts";
import { databaseChecks } from "./database-checks.ts";
import { examineShop } from "./doctor.ts";

let folder: string;
let razorpay: RazorpayServer;
let mailServer: SMTPServer;
let smtpUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doctor-"));
  razorpay = await startRazorpayServer();
  mailServer = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === "right" ? done(null, { user: "shop" }) : done(new Error("Wrong password")),
  });
  const listening = mailServer.listen(0, "127.0.0.1");
  await new Promise((resolve) => listening.once("listening", resolve));
  const address = listening.address();
  smtpUrl = `smtp://shop:right@127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(async () => {
  await razorpay.close();
  await new Promise<void>((closed) => mailServer.close(closed));
  await rm(folder, { recursive: true });
});

/** The line about each thing of a shop without a database, by the thing's name. */
async function examine(env: Record<string, string> = {}): Promise<Record<string, string>> {
  const checks = await examineShop(() => readSettings({ DATA_DIR: join(folder, "none"), ...env }));
  return Object.fromEntries(checks.map((check) => [check.name, checksText([check])]));
}

test("a new demo is well, and its database is made later", async () => {
  expect(await examine()).toEqual({
    version: expect.stringMatching(/^ok {7}version {5}\d+\.\d+\.\d+, on Node \d+/),
    settings: "ok       settings    complete, for a demo",
    database: expect.stringMatching(/^ok .* none in .* yet; the first start makes it$/),
    mail: expect.stringMatching(/^ok .* no server; mails are files in /),
    bank: "ok       bank        the sandbox, which takes no real money",
    disk: expect.stringMatching(/ \d+\.\d GiB free at /),
  });
});

test("wrong settings are problems, one line for each", async () => {
  const checks = await examineShop(() => readSettings({ PORT: "many", HOST: "", SMTP_URL: "mail" }));
  expect(checksText(checks).split("\n")).toEqual([
    expect.stringMatching(/^problem {2}settings {4}PORT is "many"/),
    expect.stringMatching(/^problem {2}settings {4}SMTP_URL is not the URL of a mail server/),
  ]);
});

test("the mail server is asked whether it takes the password", async () => {
  const host = new URL(smtpUrl).host;
  expect((await examine({ SMTP_URL: smtpUrl })).mail).toBe(`ok       mail        ${host} takes mails`);
  const { mail } = await examine({ SMTP_URL: smtpUrl.replace("right", "wrong") });
  expect(mail).toMatch(/^problem {2}mail .* takes none: Invalid login: 535 Wrong password\. Correct SMTP_URL\.$/);
  expect(mail).not.toContain("wrong@");
  expect((await examine({ SMTP_URL: "smtp://127.0.0.1:9" })).mail).toMatch(/^problem .* takes none: .*ECONNREFUSED/);
});

test("the bank is asked whether it knows the key", async () => {
  expect((await examine(razorpay.env)).bank).toBe("ok       bank        Razorpay knows the key");
  const wrong = { ...razorpay.env, RAZORPAY_KEY_SECRET: "another secret of an account" };
  expect((await examine(wrong)).bank).toMatch(/^problem {2}bank {8}Razorpay does not know the key/);
});

test("a database says which migrations have not run, and changes nothing", async () => {
  const database = await emptyDatabase();
  expect(checksText(await databaseChecks(database.db))).toMatch(
    /^ok {7}database {4}answers; PostgreSQL \d+.*\nproblem {2}migrations {2}\d+ have not run\. Start the shop, which runs them\.$/,
  );
  expect(await databaseChecks(database.db)).toHaveLength(2);
  await database.close();
});

test("jobs that were given up and pictures that cannot be made are problems, and pictures that wait are not", async () => {
  const shop = await demoShop({ env: { DATA_DIR: join(folder, "data") } });
  const text = async () => checksText(await databaseChecks(shop.db));
  expect(await text()).toMatch(/\nok {7}jobs {8}none was given up\nok {7}pictures {4}all are made$/);
  const product = await shop.db.selectFrom("products").select(["id", "slug"]).executeTakeFirstOrThrow();
  await shop.galleries.addPicture(product.id, { bytes: await phonePhoto(), alt: "From the front" }, {});
  expect(await text()).toMatch(/\nok {7}pictures {4}1 being made$/);
  await shop.db.updateTable("picture_uploads").set({ failure: "It is too dark." }).execute();
  await shop.db.updateTable("jobs").set({ failed_at: shop.clock.now() }).where("kind", "=", "make-picture").execute();
  const lines = (await text()).split("\n");
  expect(lines).toContainEqual(expect.stringMatching(/^problem {2}jobs {8}given up: 1 make-picture\. Mend the cause/));
  expect(lines).toContainEqual(
    `problem  pictures    some cannot be made, of ${product.slug}. npm run shop -- picture list ${product.slug} says why; replace the photo.`,
  );
  await shop.close();
});

test("the settings of a new shop lack only what its owner knows, have a secret of their own, and are never overwritten", async () => {
  const [one, other] = [await mkdtemp(join(folder, "one-")), await mkdtemp(join(folder, "other-"))];
  const file = await writeSettingsFile(one);
  const text = await readFile(file, "utf8");
  const { problems, settings } = checkSettings(parseEnv(text));
  expect(problems.map((line) => line.split(" ", 1)[0])).toEqual([
    "RAZORPAY_KEY_ID",
    "RAZORPAY_KEY_SECRET",
    "PUBLIC_URL",
    "SMTP_URL",
    "GSTIN",
  ]);
  const secrets = [settings.payments.webhookSecrets[0], settings.linkSecrets?.[0]];
  const otherText = await readFile(await writeSettingsFile(other), "utf8");
  for (const secret of secrets) {
    expect(secret).toMatch(/^[\w-]{32}$/);
    expect(otherText).not.toContain(secret);
  }
  expect(new Set(secrets).size).toBe(2);
  if (process.platform !== "win32") expect((await stat(file)).mode & 0o077).toBe(0);
  await expect(writeSettingsFile(one)).rejects.toThrow(`${file} exists, and is not overwritten.`);
  expect(await readFile(file, "utf8")).toBe(text);
});
