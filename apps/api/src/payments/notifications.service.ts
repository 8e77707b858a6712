import type { NotificationBody } from "@selvedge/commerce/wire/orders";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import { type Mails, MAILS_KEPT_MS } from "../mail/index.ts";
import { type MailContext, orderConfirmation, orderLines, orderNotice, type Orders } from "../orders/index.ts";
import type { Payments } from "./payments.service.ts";

/** The mail to the shopper, or the one to the shop. */
export type NotificationKind = "customer" | "shop";

export interface Notifications {
  /**
   * Sees to it that an order's mail of this kind is written, once ever. Everything in it comes from the stored order.
   * Resolves with whether it was written just now: as a rule the order's own transaction has done so before. If the payment's
   * three fields come along, the payment is confirmed first. 404 for an order that is not the user's, 409 while it is not paid.
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
      // What is paid on delivery is placed before.
      if (order.placed_at === null) throw new Refusal(409, "Payment is not confirmed yet.");
      // Its own transaction has written it, and that may be forgotten by now.
      if (clock.now().getTime() - order.placed_at.getTime() >= MAILS_KEPT_MS) return false;
      const lines = await orderLines(db, [order.id]);
      const { invoice } = await orders.find(userId, order.id);
      return transaction(db, (tx) => mails.write(tx, MAILS[kind](order, lines, invoice, mailContext())));
    },
  };
}
