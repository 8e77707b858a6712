import { expect, test } from "vitest";
import { createSignatures } from "./signatures.ts";

const SECRETS = { keySecret: "a key secret", webhookSecret: "a webhook secret" };
// openssl dgst -sha256 -hmac "a key secret", of "order_1|pay_1".
const KNOWN = "eb06464d8b0ceec2df2327be57cf0515e755378432d08d8e68f83fac53978661";

// spec: Razorpay payment signature
test("a voucher's signature equals the one that openssl computes", () => {
  expect(createSignatures(SECRETS).signVoucher("order_1", "pay_1")).toBe(KNOWN);
});

test.each([
  { ...SECRETS, keySecret: "" },
  { ...SECRETS, webhookSecret: "" },
  { ...SECRETS, webhookSecret: "current," },
  { ...SECRETS, webhookSecret: " ,previous" },
])("an empty secret, with which anyone could sign, throws at the start: %j", (secrets) => {
  expect(() => createSignatures(secrets)).toThrow("A payment secret is empty.");
});

test("a voucher's signature is bound to its order and its payment", () => {
  const { signVoucher, verifyVoucher } = createSignatures(SECRETS);
  const voucher = { providerOrderId: "order_1", paymentId: "pay_1", signature: signVoucher("order_1", "pay_1") };
  expect(verifyVoucher(voucher)).toBe(true);
  expect(verifyVoucher({ ...voucher, providerOrderId: "order_2" })).toBe(false);
  expect(verifyVoucher({ ...voucher, paymentId: "pay_2" })).toBe(false);
  expect(verifyVoucher({ ...voucher, providerOrderId: "order_1|pay", paymentId: "_1" })).toBe(false);
});
