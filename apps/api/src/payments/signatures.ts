import { createHmac, timingSafeEqual } from "node:crypto";
import type { PaymentVoucher } from "./provider.ts";

/** Razorpay's two signatures, both hexadecimal HMAC-SHA256. The sandbox bank signs in the same way. */
export interface Signatures {
  signVoucher(providerOrderId: string, paymentId: string): string;
  verifyVoucher(voucher: PaymentVoucher): boolean;
  signWebhook(rawBody: string | Buffer): string;
  verifyWebhook(rawBody: Buffer, signature: string): boolean;
}

const SIGNATURE = /^[0-9a-f]{64}$/;

/**
 * `webhookSecret` is the current secret, optionally followed by a comma and the previous one: after a change of the
 * secret, Razorpay repeats earlier events with the old one for a day.
 */
export function createSignatures({
  keySecret,
  webhookSecret,
}: {
  keySecret: string;
  webhookSecret: string;
}): Signatures {
  const webhookSecrets = webhookSecret.split(",").map((secret) => secret.trim());
  const [current = ""] = webhookSecrets;
  if (keySecret === "" || webhookSecrets.includes("")) {
    throw new Error(
      "A payment secret is empty. Anyone could sign with it: set RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.",
    );
  }
  const signVoucher = (providerOrderId: string, paymentId: string) =>
    hmac(keySecret, `${providerOrderId}|${paymentId}`);

  return {
    signVoucher,
    verifyVoucher: ({ providerOrderId, paymentId, signature }) =>
      isSame(signVoucher(providerOrderId, paymentId), signature),
    signWebhook: (rawBody) => hmac(current, rawBody),
    verifyWebhook: (rawBody, signature) => webhookSecrets.some((secret) => isSame(hmac(secret, rawBody), signature)),
  };
}

function hmac(secret: string, content: string | Buffer): string {
  return createHmac("sha256", secret).update(content).digest("hex");
}

/** Compares in constant time, so that timing does not reveal how much of a forged signature is right. */
function isSame(expected: string, given: string): boolean {
  return SIGNATURE.test(given) && timingSafeEqual(Buffer.from(expected, "hex"), Buffer.from(given, "hex"));
}
