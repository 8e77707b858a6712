import { expect, test } from "vitest";
import type { Secrets } from "../settings/secrets.ts";
import { createSignatures, type Signatures } from "./signatures.ts";

const SECRETS = { keySecrets: ["a key secret"], webhookSecrets: ["a webhook secret"] } as const;
// openssl dgst -sha256 -hmac "a key secret", of "order_1|pay_1".
const KNOWN = "eb06464d8b0ceec2df2327be57cf0515e755378432d08d8e68f83fac53978661";

// spec: Razorpay payment signature
test("a voucher's signature equals the one that openssl computes", () => {
  expect(createSignatures(SECRETS).signVoucher("order_1", "pay_1")).toBe(KNOWN);
});

const BODY = Buffer.from('{"event":"payment.captured"}');
const voucherOf = ({ signVoucher }: Signatures) => ({
  providerOrderId: "order_1",
  paymentId: "pay_1",
  signature: signVoucher("order_1", "pay_1"),
});

test.each([
  {
    secret: "key secret",
    variable: "keySecrets",
    accepts: (by: Signatures, from: Signatures) => by.verifyVoucher(voucherOf(from)),
  },
  {
    secret: "webhook secret",
    variable: "webhookSecrets",
    accepts: (by: Signatures, from: Signatures) => by.verifyWebhook(BODY, from.signWebhook(BODY)),
  },
] as const)(
  "what the old $secret signed is accepted with new,old and refused with new alone",
  ({ variable, accepts }) => {
    const having = (...secrets: Secrets) => createSignatures({ ...SECRETS, [variable]: secrets });
    const [old, both, current] = [having("old secret"), having("new secret", "old secret"), having("new secret")];
    expect(accepts(both, old)).toBe(true);
    expect(accepts(current, old)).toBe(false);
    // The first of the list signs.
    expect(accepts(current, both)).toBe(true);
    expect(accepts(old, both)).toBe(false);
  },
);

test("a voucher's signature is bound to its order and its payment", () => {
  const { signVoucher, verifyVoucher } = createSignatures(SECRETS);
  const voucher = { providerOrderId: "order_1", paymentId: "pay_1", signature: signVoucher("order_1", "pay_1") };
  expect(verifyVoucher(voucher)).toBe(true);
  expect(verifyVoucher({ ...voucher, providerOrderId: "order_2" })).toBe(false);
  expect(verifyVoucher({ ...voucher, paymentId: "pay_2" })).toBe(false);
  expect(verifyVoucher({ ...voucher, providerOrderId: "order_1|pay", paymentId: "_1" })).toBe(false);
});
