import { expect, test } from "vitest";
import { checkSettings, type Label, readSettings } from "./settings.ts";

const problems = (env: Record<string, string>, label?: Label) => checkSettings(env, label).problems;

const REGISTERED: Label = {
  name: "Kosa",
  ordersEmail: "orders@kosa.example",
  replyTime: "within two working days",
  legal: { name: "Kosa LLP", address: "3 Mill Road, Pune 411001", state: "Maharashtra", gstin: "27AAPFU0939F1ZV" },
};

const RAZORPAY = {
  PAYMENT_PROVIDER: "razorpay",
  RAZORPAY_KEY_ID: "rzp_test_a1B2c3",
  RAZORPAY_KEY_SECRET: "a secret of the account",
  RAZORPAY_WEBHOOK_SECRET: "a webhook secret",
};

test("production opens with Razorpay's own keys, and not with those of its test mode or in clear text", () => {
  const production = {
    ...RAZORPAY,
    SHOP_ENV: "production",
    PUBLIC_URL: "https://shop.example",
    SMTP_URL: "smtp://mail.example",
  };
  expect(problems({ ...production, RAZORPAY_KEY_ID: "rzp_live_a1B2c3" }, REGISTERED)).toEqual([]);
  expect(problems({ ...production, RAZORPAY_BASE_URL: "http://127.0.0.1:4100" }, REGISTERED)).toEqual([
    "RAZORPAY_KEY_ID is one of Razorpay's test mode, whose money is not real. Give the one that begins with rzp_live_.",
    "RAZORPAY_BASE_URL is not encrypted. Give an https: address, or leave it out.",
  ]);
});

test("a mistake in one variable does not hide the others, nor is it told twice", () => {
  const lines = problems({ SHOP_ENV: "production", SMTP_URL: "mail", TRUST_PROXY: "yes" }, REGISTERED);
  expect(lines.map((line) => line.split(" ", 1)[0])).toEqual([
    "SMTP_URL",
    "TRUST_PROXY",
    "PUBLIC_URL",
    "PAYMENT_PROVIDER",
    "RAZORPAY_KEY_SECRET",
    "RAZORPAY_WEBHOOK_SECRET",
  ]);
});

// spec: SHOP_ENV
test("production refuses what a shop with real money may not have", () => {
  const lines = problems({ SHOP_ENV: "production" });
  expect(lines.map((line) => line.split(" ", 1)[0])).toEqual([
    "PUBLIC_URL",
    "SMTP_URL",
    "PAYMENT_PROVIDER",
    "RAZORPAY_KEY_SECRET",
    "RAZORPAY_WEBHOOK_SECRET",
    "GSTIN",
  ]);
});

// spec: API_URL
test("a storefront by itself needs an address and the name of who takes the money, and no secrets", () => {
  const alone = { API_URL: "http://10.0.0.7:4000", SHOP_ENV: "production" };
  expect(problems(alone, REGISTERED).map((line) => line.split(" ", 1)[0])).toEqual(["PUBLIC_URL", "PAYMENT_PROVIDER"]);
  const env = { ...alone, PUBLIC_URL: "https://shop.example", PAYMENT_PROVIDER: "razorpay" };
  const settings = readSettings(env, REGISTERED);
  expect(settings).toMatchObject({ apiUrl: "http://10.0.0.7:4000", payments: { provider: "razorpay" } });
});
