import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Environment } from "./environment.ts";
import { readSettings, SettingsError } from "./settings.ts";

function problems(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

test("an empty environment is a demo on this machine", () => {
  expect(readSettings({ PORT: "", LOG_LEVEL: " " })).toMatchObject({
    mode: "demo",
    port: 4000,
    portIsExplicit: false,
    host: "127.0.0.1",
    dataDirectory: ".data",
    databaseUrl: null,
    publicUrl: null,
    trustedHops: 0,
    rateLimits: "strict",
    logLevel: "warn",
    mail: { smtpUrl: null, label: "Selvedge" },
  });
});

test("mails are the label's, unless the environment names another sender", () => {
  const label = { name: "Kosa", ordersEmail: "orders@kosa.example" };
  expect(readSettings({}, label).mail).toMatchObject({
    from: "Kosa <orders@kosa.example>",
    label: "Kosa",
    shopAddress: "orders@kosa.example",
  });
  expect(readSettings({ MAIL_FROM: "Tussar <a@tussar.example>" }, label).mail).toMatchObject({ label: "Tussar" });
});

test("what is given is used", () => {
  const settings = readSettings({
    PORT: "4100",
    PUBLIC_URL: "https://shop.example/",
    TRUST_PROXY: "2",
    MAIL_FROM: "Kosa <a@kosa.example>",
  });
  expect(settings).toMatchObject({
    port: 4100,
    portIsExplicit: true,
    publicUrl: "https://shop.example",
    trustedHops: 2,
  });
  expect(settings.mail).toMatchObject({ from: "Kosa <a@kosa.example>", label: "Kosa" });
});

test.each([
  [{ SHOP_ENV: "staging" }, 'SHOP_ENV is "staging", and must be one of demo, production. Choose one.'],
  [{ PORT: "80x" }, 'PORT is "80x". Give a whole number from 0 to 65535.'],
  [{ PORT: "0x50" }, 'PORT is "0x50". Give a whole number from 0 to 65535.'],
  [{ PORT: "99999" }, 'PORT is "99999". Give a whole number from 0 to 65535.'],
  [
    { PUBLIC_URL: "shop.example" },
    'PUBLIC_URL is "shop.example", and must be an origin without a path. Give one like https://shop.example.',
  ],
  [
    { PUBLIC_URL: "https://shop.example/de" },
    'PUBLIC_URL is "https://shop.example/de", and must be an origin without a path. Give one like https://shop.example.',
  ],
  [
    { DATABASE_URL: "mysql://root:secret@localhost" },
    "DATABASE_URL is not a URL of this kind. Give one like postgresql://shop:password@localhost/shop.",
  ],
  [
    { MAIL_FROM: "orders@shop.example\r\nBcc: x@y.example" },
    "MAIL_FROM is not a name with an address. Give one like My Label <orders@shop.example>.",
  ],
  [
    { PAYMENT_PROVIDER: "razorpay" },
    "PAYMENT_PROVIDER is razorpay, which this version cannot speak to yet. Leave it out to use the sandbox bank.",
  ],
  [
    { RAZORPAY_WEBHOOK_SECRET: "x" },
    "RAZORPAY_WEBHOOK_SECRET is too short to protect anything. Give at least 12 characters.",
  ],
])("a mistake is one line that says what to do: %j", (env, line) => {
  expect(problems(env)).toEqual([line]);
});

test.each([
  "https://user:secret@mail.example",
  "mail.example:587",
  "smtp:mail.example",
  "smtp://",
  "smtp://mail.example:0",
  "smtp://mail.example:66000",
  "smtp://mail.example/inbox",
  "smtp://mail.example?secure",
  // A password as it is, not as a URL writes it.
  "smtp://user:100%sure@mail.example",
  "smtp://user:caf%E9@mail.example",
  "smtp://user:1#2@mail.example",
  "smtp://user:1/2@mail.example:587",
  "smtp://user:1?2@mail.example:587",
])("a mail server called %s is one line, which does not tell the password", (url) => {
  expect(problems({ SMTP_URL: url })).toEqual([
    "SMTP_URL is not the URL of a mail server. Give one like smtp://user:password@mail.example:587, and write %, /, ? and # of a password as %25, %2F, %3F and %23.",
  ]);
});

test.each([
  "smtp://mail.example",
  "smtp://mail.example:587/",
  "smtps://user%40shop.example:a%2Fb%25c@mail.example:465",
  "smtp://[::1]:1025",
])("a mail server called %s is taken", (url) => {
  expect(readSettings({ SMTP_URL: url }).mail.smtpUrl).toBe(url);
});

test("all mistakes are told at once", () => {
  expect(problems({ PORT: "-1", RATE_LIMITS: "none", TRUST_PROXY: "true" })).toHaveLength(3);
});

test("production refuses what a shop with real money may not have", () => {
  const lines = problems({ SHOP_ENV: "production" });
  expect(lines.map((line) => line.split(" ", 1)[0])).toEqual([
    "PUBLIC_URL",
    "PAYMENT_PROVIDER",
    "RAZORPAY_KEY_SECRET",
    "RAZORPAY_WEBHOOK_SECRET",
  ]);
});

test("the table in docs/operations.md names every variable, and no other", async () => {
  const page = await readFile(join(import.meta.dirname, "../../../../docs/operations.md"), "utf8");
  const named = [...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(Environment.shape)));
});
