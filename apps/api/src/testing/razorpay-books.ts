import { randomId } from "../random-id.ts";

interface Entity {
  id: string;
  amount: number;
  currency: string;
}

/** A payment in Razorpay's format. */
export interface StandInPayment extends Entity {
  entity: "payment";
  order_id: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  method: "upi";
  captured: boolean;
}

interface StandInOrder extends Entity {
  entity: "order";
  receipt: string;
  status: "created" | "attempted" | "paid";
  attempts: number;
  notes: [];
}

interface StandInRefund extends Entity {
  entity: "refund";
  payment_id: string;
  status: "pending" | "processed" | "failed";
}

/** The stand-in's refusal, as a sentence. */
export interface Refused {
  refused: string;
}

/** The stand-in's data. It refuses what Razorpay's documentation says is refused. */
export interface Books {
  orders: StandInOrder[];
  payments: StandInPayment[];
  refunds: StandInRefund[];
  openOrder(body: Record<string, unknown>): StandInOrder | Refused;
  /** A payment in the window. @default the whole amount, captured */
  pay(orderId: string, change?: Partial<Pick<StandInPayment, "status" | "amount" | "currency">>): StandInPayment;
  refund(paymentId: string, body: Record<string, unknown>, key: string): StandInRefund | Refused;
  /** The initial status of new refunds. @default processed */
  refundsAre: StandInRefund["status"];
}

const OF_AN_ORDER = new Set(["amount", "currency", "receipt", "payment_capture"]);

export function newBooks(): Books {
  const byKey = new Map<string, { sent: string; refund: StandInRefund }>();

  const books: Books = {
    orders: [],
    payments: [],
    refunds: [],
    refundsAre: "processed",

    openOrder(body) {
      const { amount, currency, receipt } = body;
      const strange = Object.keys(body).find((name) => !OF_AN_ORDER.has(name));
      if (strange !== undefined) return { refused: `${strange} is/are not required and should not be sent` };
      if (typeof amount !== "number" || !Number.isInteger(amount) || amount < 100) {
        return { refused: "Order amount less than minimum amount allowed" };
      }
      if (currency !== "INR") return { refused: "Currency is not supported" };
      if (typeof receipt !== "string" || receipt.length > 40) return { refused: "The receipt may not be that long." };
      if (books.orders.some((order) => order.receipt === receipt)) return { refused: "Receipt should be unique" };
      const order: StandInOrder = {
        id: `order_${randomId()}`,
        entity: "order",
        amount,
        currency,
        receipt,
        status: "created",
        attempts: 0,
        notes: [],
      };
      books.orders.push(order);
      return order;
    },

    pay(orderId, change = {}) {
      const order = books.orders.find(({ id }) => id === orderId);
      if (!order) throw new Error(`The stand-in knows no order ${orderId}.`);
      const { status = "captured", amount = order.amount, currency = order.currency } = change;
      order.attempts += 1;
      order.status = status === "captured" ? "paid" : "attempted";
      const payment: StandInPayment = {
        id: `pay_${randomId()}`,
        entity: "payment",
        amount,
        currency,
        status,
        order_id: orderId,
        method: "upi",
        captured: status === "captured",
      };
      books.payments.push(payment);
      return payment;
    },

    refund(paymentId, body, key) {
      if (!/^[A-Za-z0-9_-]{10,}$/.test(key)) return { refused: "The idempotency key is not valid." };
      const sent = JSON.stringify([paymentId, body]);
      const earlier = byKey.get(key);
      if (earlier?.sent === sent) return earlier.refund;
      if (earlier) return { refused: "Different request body sent for the same idempotency key." };
      const payment = books.payments.find(({ id }) => id === paymentId);
      if (payment?.status === "refunded") return { refused: "The payment has been fully refunded already" };
      if (payment?.status !== "captured") return { refused: "The payment status should be captured" };
      const left = books.refunds
        .filter((earlierOne) => earlierOne.payment_id === paymentId)
        .reduce((sum, { amount }) => sum - amount, payment.amount);
      const amount = body["amount"];
      if (typeof amount !== "number" || amount > left) {
        return { refused: "The total refund amount is greater than the refund payment amount" };
      }
      const refund: StandInRefund = {
        id: `rfnd_${randomId()}`,
        entity: "refund",
        amount,
        currency: payment.currency,
        payment_id: paymentId,
        status: books.refundsAre,
      };
      if (amount === left) payment.status = "refunded";
      books.refunds.push(refund);
      // A repeated key gets the first answer again, whatever the refund's status by then.
      byKey.set(key, { sent, refund: { ...refund } });
      return refund;
    },
  };
  return books;
}
