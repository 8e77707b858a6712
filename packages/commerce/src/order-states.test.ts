import { describe, expect, it } from "vitest";
import {
  canMove,
  canMovePayment,
  orderStatusText,
  paymentStatusText,
  statusTone,
  TRACKER_STEPS,
  trackerStep,
} from "./order-states.ts";
import { OrderStatus, PaymentStatus } from "./wire/orders.ts";

const orders = OrderStatus.options;
const payments = PaymentStatus.options;

/** All statuses that can be reached from one, in any number of moves. */
function reachable<S>(from: S, all: readonly S[], mayMove: (from: S, to: S) => boolean): Set<S> {
  const found = new Set<S>();
  const visit = (status: S) => {
    for (const next of all) {
      if (!mayMove(status, next) || found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(from);
  return found;
}

// spec: Tracker
// spec: Statuses move forward only
// spec: Track order: four steps
describe("an order", () => {
  it("never returns to an earlier status", () => {
    for (const status of orders) expect(reachable(status, orders, canMove).has(status)).toBe(false);
  });

  it("can be delivered from every status but the last two", () => {
    const stuck = orders.filter((status) => !reachable(status, orders, canMove).has("delivered"));
    expect(stuck).toEqual(["delivered", "cancelled"]);
  });

  it("allows exactly these moves", () => {
    const moves = orders.flatMap((from) => orders.filter((to) => canMove(from, to)).map((to) => `${from} > ${to}`));
    expect(moves).toEqual([
      "payment_pending > payment_failed",
      "payment_pending > placed",
      "payment_pending > cancelled",
      "payment_failed > placed",
      "payment_failed > cancelled",
      "placed > processing",
      "placed > cancelled",
      "processing > shipped",
      "processing > cancelled",
      "shipped > delivered",
      "shipped > cancelled",
    ]);
  });

  it("advances through the tracker's four steps one by one", () => {
    expect(TRACKER_STEPS).toEqual(["Order Placed", "Order Processed", "Shipped", "Delivered"]);
    expect(orders.map(trackerStep)).toEqual([-1, -1, 0, 1, 2, 3, -1]);
  });

  it("has a label and a colour for each status", () => {
    expect(orders.map(orderStatusText)).toEqual([
      "Awaiting payment",
      "Payment failed",
      "Placed",
      "Processing",
      "Shipped",
      "Delivered",
      "Cancelled",
    ]);
    expect(orders.map(statusTone)).toEqual(["neutral", "danger", "info", "warning", "accent", "success", "neutral"]);
  });
});

// spec: Statuses move forward only
describe("a payment", () => {
  it("never returns to an earlier status", () => {
    for (const status of payments) expect(reachable(status, payments, canMovePayment).has(status)).toBe(false);
  });

  it("never becomes unpaid again, only refunded", () => {
    expect([...reachable("paid", payments, canMovePayment)]).toEqual(["refund_pending", "refunded"]);
  });

  it("can succeed after it failed", () => expect(canMovePayment("failed", "paid")).toBe(true));

  it("cannot be refunded before the refund is requested", () => {
    expect(payments.filter((from) => canMovePayment(from, "refunded"))).toEqual(["refund_pending"]);
  });

  it("has a label for each status", () => {
    expect(payments.map(paymentStatusText)).toEqual([
      "Pending",
      "Paid",
      "Failed",
      "Refund on its way",
      "Refunded",
      "Under review",
    ]);
  });
});
