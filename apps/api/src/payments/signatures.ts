import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../settings/secrets.ts";
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
 * Signs with the first secret of each list and verifies with all. A payment window that was opened with the old key signs with its
 * secret, and Razorpay repeats earlier events with the old webhook secret for a day.
 */
export function createSignatures({
  keySecrets,
  webhookSecrets,
}: {
  keySecrets: Secrets;
  webhookSecrets: Secrets;
}): Signatures {
  const voucher = (secret: string, { providerOrderId, paymentId }: Omit<PaymentVoucher, "signature">) =>
    hmac(secret, `${providerOrderId}|${paymentId}`);

  return {
    signVoucher: (providerOrderId, paymentId) => voucher(keySecrets[0], { providerOrderId, paymentId }),
    verifyVoucher: (given) => keySecrets.some((secret) => isSame(voucher(secret, given), given.signature)),
    signWebhook: (rawBody) => hmac(webhookSecrets[0], rawBody),
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
