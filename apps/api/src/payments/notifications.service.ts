import type { NotificationBody } from "@selvedge/commerce/wire/orders";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import { type Mails, MAILS_KEPT_MS } from "../mail/index.ts";
import { type MailContext, orderConfirmation, orderLines, orderNotice, type Orders } from "../orders/index.ts";
import type { Payments } from "./payments.service.ts";

/** `customer`: the confirmation to the shopper. `shop`: the notice to the shop. */
export type NotificationKind = "customer" | "shop";

export interface Notifications {
  /**
   * Writes an order's mail of this kind unless it has been written before. Its content comes from the stored order.
   * Resolves with whether it was written by this call; normally the order's own transaction has already done so. If the
   * payment's three fields are given, the payment is confirmed first. 404 for an order that is not the user's, 409
   * while it is not paid.
   */
  send(userId: string, kind: NotificationKind, body: NotificationBody): Promise<boolean>;
}

interface NotificationDependencies {
  db: Db;
  clock: Clock;
  orders: Orders;
  payments: Payments;
  mails: Mails;
  mailContext(): MailContext;
}

const MAILS: Record<NotificationKind, typeof orderConfirmation> = {
  customer: orderConfirmation,
  shop: orderNotice,
};

export function createNotifications(dependencies: NotificationDependencies): Notifications {
  const { db, clock, orders, payments, mails, mailContext } = dependencies;

  return {
    async send(userId, kind, { orderData }) {
      let order = await orders.owned(userId, orderData.orderId);
      const { paymentId, paymentOrderId, paymentSignature } = orderData;
      if (paymentId && paymentOrderId && paymentSignature && order.payment_status !== "paid") {
        order = await payments.confirm(order, {
          razorpay_payment_id: paymentId,
          razorpay_order_id: paymentOrderId,
          razorpay_signature: paymentSignature,
        });
      }
      // Orders paid on delivery already have `placed_at`.
      if (order.placed_at === null) throw new Refusal(409, "Payment is not confirmed yet.");
      // The order's transaction wrote the mail, and the record of it may have been deleted by now.
      if (clock.now().getTime() - order.placed_at.getTime() >= MAILS_KEPT_MS) return false;
      const lines = await orderLines(db, [order.id]);
      const { invoice } = await orders.find(userId, order.id);
      return transaction(db, (tx) => mails.write(tx, MAILS[kind](order, lines, invoice, mailContext())));
    },
  };
}
