import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askRunningShop } from "./command-socket.ts";
import { startProgram } from "./testing/program.ts";
import { largeShopifyFile } from "./testing/shopify-file.ts";

const MAIN = join(import.meta.dirname, "main.ts");
const address = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** The program of a label that has a GSTIN of its own. */
const OF_A_LABEL = `
  const { runShop } = await import(${address("run.ts")});
  const { seedShop } = await import(${address("../seed/seed-shop.ts")});
  const legal = { name: "Kosa LLP", address: "3 Mill Road, Pune 411001", state: "Maharashtra", gstin: "27AAPFU0939F1ZV" };
  const shop = await runShop({
    label: { name: "Kosa", ordersEmail: "orders@kosa.example", replyTime: "within two working days", legal },
    seed: ({ settings: { mode }, ...shop }, report) => seedShop({ mode, ...shop }, report),
  });
  console.log("The API answers at " + shop.address);
`;

const PRODUCTION = {
  SHOP_ENV: "production",
  PORT: "0",
  PUBLIC_URL: "https://shop.example",
  SMTP_URL: "smtp://user:password@mail.example:587",
  PAYMENT_PROVIDER: "razorpay",
  RAZORPAY_KEY_ID: "rzp_live_a1B2c3",
  RAZORPAY_KEY_SECRET: "a secret of the account",
  RAZORPAY_WEBHOOK_SECRET: "a webhook secret",
};

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "shop-"));
});
afterAll(() => rm(directory, { recursive: true }));

const ofLabel = (env: Record<string, string>) =>
  startProgram(["--input-type=module", "--eval", OF_A_LABEL], { ...PRODUCTION, ...env });

const filledByDemo = (place: string) =>
  `  DATA_DIR is ${place}, whose database was filled by a demo (SHOP_ENV=demo): its customer's password is public, and its orders have taken the first invoice numbers. Name an empty directory.`;

// spec: SHOP_ENV
test("production does not open what a demo has filled, and tells everything else that is wrong with it", async () => {
  const demo = startProgram([MAIN], { PORT: "0", DATA_DIR: directory });
  expect(await demo.address, demo.output()).toBeDefined();
  demo.process.kill("SIGTERM");
  await demo.ended;

  const rightButForIt = ofLabel({ DATA_DIR: directory });
  expect((await rightButForIt.ended).code).toBe(1);
  expect(rightButForIt.output().split("\n")).toEqual(["The settings are not right:", filledByDemo(directory), ""]);

  const wrong = startProgram([MAIN], { SHOP_ENV: "production", PORT: "http", DATA_DIR: directory });
  expect((await wrong.ended).code).toBe(1);
  expect(wrong.output().split("\n")).toEqual([
    "The settings are not right:",
    '  PORT is "http". Give a whole number from 0 to 65535.',
    expect.stringMatching(/^ {2}PUBLIC_URL is missing\. /),
    "  SMTP_URL is missing. Without a mail server no mail reaches a shopper; give it, like smtp://user:password@mail.example:587.",
    expect.stringMatching(/^ {2}PAYMENT_PROVIDER is sandbox, /),
    expect.stringMatching(/^ {2}RAZORPAY_KEY_SECRET has its default, /),
    expect.stringMatching(/^ {2}RAZORPAY_WEBHOOK_SECRET has its default, /),
    `  GSTIN (legal.gstin of brand.ts) "23AAAAA0000A1ZA" is an example's, like that of the demo. Give the seller's own, or null for one who is not registered.`,
    filledByDemo(directory),
    "",
  ]);
});

test("a production whose settings are wrong makes no database", async () => {
  const place = join(directory, "untouched");
  const shop = startProgram([MAIN], { SHOP_ENV: "production", PORT: "0", DATA_DIR: place });
  expect((await shop.ended).code).toBe(1);
  expect(existsSync(place)).toBe(false);
});

test("a database that does not answer is told beside the settings", async () => {
  const env = { SMTP_URL: "", DATABASE_URL: "postgresql://nobody@127.0.0.1:4998/none" };
  const shop = ofLabel(env);
  expect((await shop.ended).code).toBe(1);
  expect(shop.output().split("\n")).toEqual([
    "The settings are not right:",
    expect.stringMatching(/^ {2}SMTP_URL is missing\. /),
    expect.stringMatching(/^ {2}DATABASE_URL does not answer: /),
    "",
  ]);
});

test("production begins empty, without anybody's password, and is filled by the command that it names", async () => {
  const shop = ofLabel({ DATA_DIR: join(directory, "empty") });
  const at = await shop.address;
  expect(at, shop.output()).toBeDefined();
  expect(shop.output()).toContain(
    "The shop is empty. Bring your goods in while it runs: npm run shop -- products import /path/to/products.csv (docs/operations.md, “Goods”, says which files).\n",
  );
  expect(await (await fetch(`${at}/api/catalogue`)).json()).toMatchObject({ products: [] });
  const signIn = await fetch(`${at}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "asha@example.com", password: "indigo-and-madder" }),
  });
  expect(signIn.status).toBe(401);
  expect(shop.output()).not.toContain("indigo-and-madder");

  const file = join(directory, "goods.csv");
  await writeFile(file, largeShopifyFile(200, { hasPictures: false }));
  const imported = await askRunningShop(join(directory, "empty"), ["products", "import", file, "--hsn", "6204"]);
  expect(imported).toEqual({ isDone: true, message: expect.stringContaining("Products: 200 new, 0 changed") });
  expect(await (await fetch(`${at}/api/products`)).json()).toMatchObject({ total: 200 });
});
