import type { DeliverWebhook } from "./bank-webhooks.ts";

/** Ways in which a real provider fails, for trials of the shop. Left out, the bank never fails. */
export interface BankFaults {
  /** Stands around each of the shop's calls to the bank: may throw before it, after it, or wait. */
  call?: <Result>(name: "createOrder" | "fetchPayments" | "refund", work: () => Promise<Result>) => Promise<Result>;
  /** Stands around each webhook: may lose it (and say 200), double it, or change it. */
  deliver?: (deliver: DeliverWebhook) => DeliverWebhook;
}
