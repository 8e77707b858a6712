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

// spec: PORT, HOST, DATA_DIR
test("an empty environment is a demo on this machine", () => {
  expect(readSettings({ PORT: "", LOG_LEVEL: " " })).toMatchObject({
    mode: "demo",
    port: 4000,
    portIsExplicit: false,
    host: "127.0.0.1",
    dataDirectory: ".data",
    databaseUrl: null,
    publicUrl: null,
    offlinePages: true,
    trustedHops: 0,
    rateLimits: "strict",
    logLevel: "warn",
    mail: { smtpUrl: null, label: "Selvedge" },
  });
});

const RAZORPAY = {
  PAYMENT_PROVIDER: "razorpay",
  RAZORPAY_KEY_ID: "rzp_test_a1B2c3",
  RAZORPAY_KEY_SECRET: "a secret of the account",
  RAZORPAY_WEBHOOK_SECRET: "a webhook secret",
};

// spec: RAZORPAY_*
test("with its keys Razorpay takes the money, and is asked at its own address unless another is named", () => {
  expect(readSettings(RAZORPAY).payments).toEqual({
    provider: "razorpay",
    baseUrl: "https://api.razorpay.com",
    keyId: "rzp_test_a1B2c3",
    keySecrets: ["a secret of the account"],
    webhookSecrets: ["a webhook secret"],
  });
  const elsewhere = { ...RAZORPAY, RAZORPAY_BASE_URL: "http://127.0.0.1:4100/" };
  expect(readSettings(elsewhere).payments.baseUrl).toBe("http://127.0.0.1:4100");
});

test("the keys that Razorpay is not to be had without are all asked for at once", () => {
  expect(problems({ PAYMENT_PROVIDER: "razorpay" }).map((line) => line.split(" ", 1)[0])).toEqual([
    "RAZORPAY_KEY_ID",
    "RAZORPAY_KEY_SECRET",
    "RAZORPAY_WEBHOOK_SECRET",
  ]);
});

const legal = {
  name: "Kosa Weavers LLP",
  address: "3 Mill Road, Raipur 492001",
  state: "Chhattisgarh",
  gstin: "22AAAAA0000A1ZC",
};
test("invoices are the label's", () => {
  const label = {
    name: "Kosa",
    ordersEmail: "orders@kosa.example",
    replyTime: "within two working days",
    legal: { ...legal, jurisdiction: "Raipur" },
  };
  expect(readSettings({}, label).seller).toEqual(legal);
});

test("mails are the label's, unless the environment names another sender", () => {
  const label = { name: "Kosa", ordersEmail: "orders@kosa.example", replyTime: "within two working days", legal };
  expect(readSettings({}, label).mail).toMatchObject({
    from: "Kosa <orders@kosa.example>",
    label: "Kosa",
    shopAddress: "orders@kosa.example",
  });
  expect(readSettings({ MAIL_FROM: "Tussar <a@tussar.example>" }, label).mail).toMatchObject({ label: "Tussar" });
});

test("cash on delivery is off until it is said where", () => {
  expect(readSettings({}).cashOnDelivery).toEqual([]);
  expect(readSettings({ COD_PINCODES: "452001-452020" }).cashOnDelivery).toEqual([{ first: 452_001, last: 452_020 }]);
});

test("what is paid at the door is limited below what the law forbids", () => {
  expect(readSettings({}).mostInCash).toBe(50_000_00);
  expect(readSettings({ COD_MAX: "199999" }).mostInCash).toBe(1_99_999_00);
});

test.each(["200000", "0", "50,000", "1000000", "999.50"])("a limit of %s at the door is one line", (text) => {
  expect(problems({ COD_MAX: text })).toEqual([
    `COD_MAX is "${text}". Give whole rupees from 1 to 199999: nobody may take ₹2,00,000.00 or more in cash for one purchase (Income-tax Act, section 269ST).`,
  ]);
});

// spec: Names of the environment
test("the names that tools outside rely on stand", () => {
  expect(Object.keys(Environment.shape)).toEqual(
    expect.arrayContaining([
      "SHOP_ENV",
      "PORT",
      "HOST",
      "DATA_DIR",
      "DATABASE_URL",
      "PUBLIC_URL",
      "PAYMENT_PROVIDER",
      "RAZORPAY_KEY_ID",
      "RAZORPAY_KEY_SECRET",
      "RAZORPAY_WEBHOOK_SECRET",
      "RAZORPAY_BASE_URL",
      "GOOGLE_CLIENT_ID",
      "GOOGLE_CLIENT_SECRET",
      "OIDC_ISSUER",
      "SMTP_URL",
      "MAIL_FROM",
      "SHOP_EMAIL",
      "RATE_LIMITS",
      "TRUST_PROXY",
      "LOG_LEVEL",
    ]),
  );
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
  [
    { COD_PINCODES: "452001-45202" },
    'COD_PINCODES is "452001-45202", and must be PIN codes. Give ranges like 452001-452020, 110001.',
  ],
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
    { DATABASE_URL: "postgresql://localhost/shop", DATABASE_READ_URL: "mysql://root:secret@localhost" },
    "DATABASE_READ_URL is not a URL of this kind. Give one like postgresql://shop:password@replica/shop.",
  ],
  [
    { DATABASE_READ_URL: "postgresql://replica/shop" },
    "DATABASE_URL is missing. DATABASE_READ_URL names a copy of what is there; give both, or none.",
  ],
  [
    { API_URL: "api.example" },
    'API_URL is "api.example", and must be an origin without a path. Give one like https://shop.example.',
  ],
  [
    { API_URL: "http://127.0.0.1:4001", DATABASE_URL: "postgresql://localhost/shop", PORT: "4000" },
    "DATABASE_URL has no effect beside API_URL. Give it to the process that runs the API, and leave it out here.",
  ],
  [
    { MAIL_FROM: "orders@shop.example\r\nBcc: x@y.example" },
    "MAIL_FROM is not a name with an address. Give one like My Label <orders@shop.example>.",
  ],
  [{ PAYMENT_PROVIDER: "stripe" }, 'PAYMENT_PROVIDER is "stripe", and must be one of sandbox, razorpay. Choose one.'],
  [
    { ...RAZORPAY, RAZORPAY_KEY_ID: "" },
    "RAZORPAY_KEY_ID is missing. Give the key id of your Razorpay account, like rzp_live_….",
  ],
  [
    { ...RAZORPAY, RAZORPAY_KEY_ID: "shop" },
    "RAZORPAY_KEY_ID is no key id of Razorpay. Give the one that begins with rzp_live_ or rzp_test_.",
  ],
  [
    { ...RAZORPAY, RAZORPAY_KEY_SECRET: "" },
    "RAZORPAY_KEY_SECRET is missing. Give the secret that Razorpay showed with the key id.",
  ],
  [
    { ...RAZORPAY, RAZORPAY_WEBHOOK_SECRET: "" },
    "RAZORPAY_WEBHOOK_SECRET is missing. Give the secret that you have set for the webhook at Razorpay.",
  ],
  [
    { ...RAZORPAY, RAZORPAY_WEBHOOK_SECRET: "a webhook secret," },
    "RAZORPAY_WEBHOOK_SECRET is a list with an empty or short secret in it. Give one secret of at least 12 characters, or the new and the old one with a comma between.",
  ],
  [
    { ...RAZORPAY, RAZORPAY_BASE_URL: "https://api.razorpay.com/v1" },
    'RAZORPAY_BASE_URL is "https://api.razorpay.com/v1", and must be an origin without a path. Give one like https://shop.example.',
  ],
  [
    { RAZORPAY_WEBHOOK_SECRET: "x" },
    "RAZORPAY_WEBHOOK_SECRET is too short to protect anything. Give at least 12 characters.",
  ],
  [
    { GOOGLE_CLIENT_ID: "shop" },
    "GOOGLE_CLIENT_SECRET is missing. Google gives id and secret together; give both, or none to sign in by password only.",
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

test("sign-in with Google is off without id and secret", () => {
  const client = { GOOGLE_CLIENT_ID: "shop", GOOGLE_CLIENT_SECRET: "secret" };
  expect(readSettings({}).signIn).toBeNull();
  expect(readSettings(client).signIn).toEqual({
    issuer: "https://accounts.google.com",
    clientId: "shop",
    clientSecret: "secret",
  });
  const lines = problems({ SHOP_ENV: "production", OIDC_ISSUER: "http://id.example" });
  expect(lines).toContain("OIDC_ISSUER is not encrypted. Give an https: address, or leave it out.");
});

test("the table in docs/operations.md names every variable, and no other", async () => {
  const page = await readFile(join(import.meta.dirname, "../../../../docs/operations.md"), "utf8");
  const named = [...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(Environment.shape)));
});

test("metrics have a port of their own, on this machine unless METRICS_HOST says otherwise", () => {
  expect(readSettings({}).metrics).toBeNull();
  expect(readSettings({ METRICS_PORT: "9464" }).metrics).toEqual({ host: "127.0.0.1", port: 9464 });
  expect(readSettings({ METRICS_PORT: "9464", METRICS_HOST: "10.0.0.7" }).metrics?.host).toBe("10.0.0.7");
  expect(problems({ METRICS_HOST: "10.0.0.7" })).toEqual([expect.stringMatching(/^METRICS_PORT is missing/)]);
  expect(problems({ PORT: "4000", METRICS_PORT: "4000" })).toEqual([
    expect.stringMatching(/^METRICS_PORT is the same/),
  ]);
});

test("pool and drain have a size that can be set, within bounds", () => {
  expect(readSettings({})).toMatchObject({ databasePoolSize: 10, drainMs: 2_500 });
  expect(readSettings({ DATABASE_POOL_SIZE: "25", DRAIN_SECONDS: "0" })).toMatchObject({
    databasePoolSize: 25,
    drainMs: 0,
  });
  expect(problems({ DATABASE_POOL_SIZE: "1", DRAIN_SECONDS: "61" })).toEqual([
    'DATABASE_POOL_SIZE is "1". Give a whole number from 2 to 100.',
    'DRAIN_SECONDS is "61". Give a whole number from 0 to 60.',
  ]);
});
