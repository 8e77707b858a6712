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
 * After a change of the webhook's secret, events from before are repeated with the old one for a day: `webhookSecret` is the
 * current one, and the previous may follow it after a comma.
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

/** Compares without telling by the time how much of a forged signature was right. */
function isSame(expected: string, given: string): boolean {
  return SIGNATURE.test(given) && timingSafeEqual(Buffer.from(expected, "hex"), Buffer.from(given, "hex"));
}
