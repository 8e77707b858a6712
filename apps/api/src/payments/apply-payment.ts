import type { Clock } from "../clock.ts";
import type { PaymentState } from "../database/schema/orders.ts";
import type { Tx } from "../database/schema.ts";
import type { Mails } from "../mail/index.ts";
import { lockOrder, type MailContext, moveMoney, type OrderLifecycle, type OrderRow } from "../orders/index.ts";
import { type RefundCause, refundNotices, refundReason, reviewNotice } from "./payment-mails.ts";
import { findPayment, savePayment } from "./payments.repository.ts";
import type { ProviderPayment } from "./provider.ts";
import type { Refunds } from "./refunds.ts";

/**
 * What became of a payment: its state in our books, `authorized` while the bank has not handed the money over, or `unknown`
 * when there is no such order.
 */
export type Applied = PaymentState | "authorized" | "unknown";

/**
 * The one place where money meets an order. The provider's window, its webhook and the reconciler all end here, in any order
 * and as often as they like: the order's lock and the payment's id make the second time find what the first one did.
 */
export type ApplyPayment = (tx: Tx, orderId: string, payment: ProviderPayment) => Promise<Applied>;

interface ApplyPaymentDependencies {
  clock: Clock;
  lifecycle: OrderLifecycle;
  mails: Mails;
  refunds: Refunds;
  mailContext(): MailContext;
}

type Verdict = { state: PaymentState; reason: string | null; cause?: RefundCause };

const backFor = (cause: RefundCause): Verdict => ({ state: "refund_pending", reason: refundReason(cause), cause });

export function createApplyPayment(dependencies: ApplyPaymentDependencies): ApplyPayment {
  const { clock, lifecycle, mails, refunds, mailContext } = dependencies;

  /** Decides over captured money, and places the order if that is what it is for. */
  async function decide(tx: Tx, order: OrderRow, payment: ProviderPayment): Promise<Verdict> {
    if (order.placed_at !== null) return backFor("paid");
    const mismatch = mismatchOf(order, payment);
    if (mismatch) return { state: "review", reason: mismatch };
    if (order.status === "cancelled") return backFor("replaced");
    if (order.status === "payment_pending") await lifecycle.place(tx, order);
    else {
      const outcome = await lifecycle.placeLate(tx, order);
      if (outcome !== "placed") return backFor(outcome);
    }
    return { state: "accepted", reason: null };
  }

  async function follow(
    tx: Tx,
    order: OrderRow,
    payment: ProviderPayment,
    { state, reason, cause }: Verdict,
  ): Promise<void> {
    if (cause) {
      await moveMoney(tx, order, "refund_pending");
      await refunds.request(tx, payment.id);
      for (const mail of refundNotices(order, payment, mailContext(), cause)) await mails.write(tx, mail);
    }
    if (state === "review") {
      await moveMoney(tx, order, "review");
      await mails.write(tx, reviewNotice(order, payment, reason ?? "", mailContext()));
    }
  }

  return async (tx, orderId, payment) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return "unknown";
    const known = await findPayment(tx, payment.id);
    if (known && known.state !== "failed") return known.state;
    if (payment.status === "authorized") return "authorized";
    const verdict: Verdict =
      payment.status === "captured"
        ? await decide(tx, order, payment)
        : { state: payment.status, reason: payment.status === "refunded" ? "Given back by the provider." : null };
    const now = clock.now();
    await savePayment(tx, {
      id: payment.id,
      order_id: order.id,
      amount_paise: payment.amountPaise,
      currency: payment.currency,
      state: verdict.state,
      reason: verdict.reason,
      refund_id: null,
      created_at: now,
      changed_at: now,
    });
    await follow(tx, order, payment, verdict);
    return verdict.state;
  };
}

/** What about a payment is not what was asked for; `undefined` when all of it is. */
function mismatchOf(order: OrderRow, payment: ProviderPayment): string | undefined {
  if (payment.providerOrderId !== order.provider_order_id) return "It names another order of the provider.";
  if (payment.currency !== "INR") return `It is in ${payment.currency}.`;
  if (payment.amountPaise !== order.total_paise) return `It is ${payment.amountPaise} paise, not ${order.total_paise}.`;
  return undefined;
}
