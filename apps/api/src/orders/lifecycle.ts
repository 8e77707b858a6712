import type { CreditReason } from "@selvedge/commerce/invoice";
import { canMove, canMovePayment } from "@selvedge/commerce/order-states";
import { sql } from "kysely";
import type { Carts } from "../cart/index.ts";
import { putBack, release, reserve, sell, type StockLine } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import type { Coupons } from "../coupon/index.ts";
import type { Tx } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import type { Invoices } from "../invoices/index.ts";
import type { Mails } from "../mail/index.ts";
import { assertNotExchanged, endExchange, reservedVariant } from "./exchange-goods.ts";
import { findExchange } from "./exchanges.repository.ts";
import { type Goods, holdGoods } from "./hold-goods.ts";
import { type MailContext, orderConfirmation, orderNotice } from "./order-mails.ts";
import { isRefunded } from "./order-wire.ts";
import { cancelledMail, orderRefundMail, returnedMail } from "./progress-mails.ts";
import {
  countOrdersSince,
  lockOrdersSince,
  type OrderLineRow,
  type OrderRow,
  orderLines,
  updateOrder,
} from "./orders.repository.ts";
import { refundedPaise, refundedPieces, refundsOf } from "./refunds.repository.ts";

/** Whether sold pieces go back into stock. @default true unless the parcel has been shipped */
export type Restock = boolean | undefined;

/**
 * The status changes of an order. Each runs in a transaction that holds the order's lock, and writes only through it.
 */
export interface OrderLifecycle {
  /**
   * Locks what these orders reserve and the `wanted` rows, for callers that change several orders in one transaction.
   */
  hold(tx: Tx, orders: readonly OrderRow[], wanted: Omit<Goods, "cartId">): Promise<void>;
  /**
   * Places a paid order, or one with nothing to pay: sells the reserved pieces, empties the cart, writes invoice and
   * mails.
   */
  place(tx: Tx, order: OrderRow): Promise<void>;
  /** Places an order that is paid on delivery. Its invoice is issued when it ships. */
  placeUnpaid(tx: Tx, order: OrderRow): Promise<void>;
  /**
   * Places an order that was closed before its payment arrived, and cancels a later unpaid order of the same pieces.
   * Changes nothing if another order of the cart was placed since, or a later one has other pieces (`replaced`), or if
   * something has sold out (`gone`).
   */
  placeLate(tx: Tx, order: OrderRow): Promise<"placed" | "replaced" | "gone">;
  /**
   * Cancels a placed order that is not paid, or whose parcel has come back: releases its coupon and mails the shopper.
   * If it has an invoice, a credit note is issued. Resolves with the updated order.
   */
  cancelOrder(tx: Tx, order: OrderRow, restock?: Restock): Promise<OrderRow>;
  /**
   * Refunds a paid order: issues a credit note and mails the shopper. An order that has not arrived is cancelled too,
   * and its coupon released. `hasComeBack` says that the parcel is back with the shop, which credit note and mail
   * state; by default it is if `restock` is true. Refuses with 409 if there is no invoice. Resolves with the updated
   * order.
   */
  refundOrder(
    tx: Tx,
    order: OrderRow,
    money: { status: "refund_pending" | "refunded"; paymentId: string | null },
    goods?: { restock?: Restock; hasComeBack?: boolean },
  ): Promise<OrderRow>;
  /** Puts the sold pieces of a cancelled or refunded order back into stock. Resolves with the updated order. */
  restock(tx: Tx, order: OrderRow): Promise<OrderRow>;
  /** Closes an unpaid order: releases its pieces and coupon. */
  close(tx: Tx, order: OrderRow, status: "payment_failed" | "cancelled"): Promise<void>;
}

interface LifecycleDependencies {
  clock: Clock;
  carts: Carts;
  coupons: Coupons;
  invoices: Invoices;
  mails: Mails;
  mailContext(): MailContext;
}

export function createOrderLifecycle(dependencies: LifecycleDependencies): OrderLifecycle {
  const { clock, carts, coupons, invoices, mails, mailContext } = dependencies;

  /** Reserves again what a closed order had released. Throws a refusal if something is no longer available. */
  async function reserveAgain(tx: Tx, { coupon_code }: OrderRow, lines: readonly OrderLineRow[]): Promise<void> {
    await reserve(tx, stockLines(lines));
    if (coupon_code !== null && !(await coupons.use(tx, coupon_code))) throw new Refusal(409, "Invalid coupon code");
  }

  async function fulfil(tx: Tx, order: OrderRow, payment_status: "paid" | "pending"): Promise<void> {
    if (!canMove(order.status, "placed")) throw new Error(`Order ${order.id} is ${order.status} and cannot be placed.`);
    const lines = await orderLines(tx, [order.id]);
    await holdGoods(tx, dependencies, { cartId: order.cart_id, variantIds: variantsOf(lines) });
    if (order.cart_id !== null) await carts.empty(tx, order.cart_id, order.created_at);
    await sell(tx, order.id, stockLines(lines));
    const placed = {
      status: "placed",
      payment_status,
      placed_at: clock.now(),
      reserved_until: null,
    } as const;
    await updateOrder(tx, order.id, placed);
    const now = { ...order, ...placed };
    // A parcel refused at the door incurs no tax, so an unpaid order has no invoice until it ships.
    const invoice = payment_status === "paid" ? await invoices.issue(tx, now, lines) : null;
    await mails.write(tx, orderConfirmation(now, lines, invoice, mailContext()));
    await mails.write(tx, orderNotice(now, lines, invoice, mailContext()));
  }

  /**
   * Releases a cancelled order's coupon, restocks its pieces if `restocked`, and declines an exchange that is not shipped:
   * the mail about the order is enough.
   */
  async function releaseGoods(
    tx: Tx,
    { id, coupon_code }: OrderRow,
    lines: readonly OrderLineRow[],
    { isCancelled, restocked }: { isCancelled: boolean; restocked: boolean },
  ): Promise<void> {
    const couponCode = isCancelled ? coupon_code : null;
    const exchange = await findExchange(tx, id);
    if (restocked) assertNotExchanged(id, exchange);
    const reserved = reservedVariant(exchange);
    const variantIds = [...(restocked ? variantsOf(lines) : []), ...(reserved === null ? [] : [reserved])];
    await holdGoods(tx, dependencies, { variantIds, couponCodes: [couponCode] });
    if (exchange) await endExchange(tx, exchange, "order", clock.now());
    if (restocked) {
      const pieces = await refundedPieces(tx, [id]);
      await putBack(tx, id, stockLines(without(lines, (line) => pieces.get(line.id)?.restocked ?? 0)));
    }
    if (couponCode !== null) await coupons.release(tx, couponCode);
    await updateOrder(tx, id, { restocked });
  }

  async function close(tx: Tx, order: OrderRow, status: "payment_failed" | "cancelled"): Promise<void> {
    if (order.status !== "payment_pending") {
      throw new Error(`Order ${order.id} is ${order.status} and keeps nothing that could be given back.`);
    }
    const lines = await orderLines(tx, [order.id]);
    await holdGoods(tx, dependencies, { variantIds: variantsOf(lines), couponCodes: [order.coupon_code] });
    await release(tx, stockLines(lines));
    if (order.coupon_code !== null) await coupons.release(tx, order.coupon_code);
    await updateOrder(tx, order.id, {
      status,
      reserved_until: null,
      ...(canMovePayment(order.payment_status, "failed") ? { payment_status: "failed" } : {}),
    });
  }

  const place = (tx: Tx, order: OrderRow) => fulfil(tx, order, "paid");

  return {
    async hold(tx, orders, { variantIds, couponCodes = [] }) {
      const ids = orders.map(({ id }) => id);
      const kept = ids.length > 0 ? await orderLines(tx, ids) : [];
      await holdGoods(tx, dependencies, {
        variantIds: [...variantsOf(kept), ...variantIds],
        couponCodes: [...orders.map(({ coupon_code }) => coupon_code), ...couponCodes],
      });
    },

    place,

    placeUnpaid: (tx, order) => fulfil(tx, order, "pending"),

    async placeLate(tx, order) {
      const others = await lockOrdersSince(tx, order);
      const lines = await orderLines(tx, [order.id]);
      const { cart_id: cartId, coupon_code, content_hash } = order;
      await holdGoods(tx, dependencies, { cartId, variantIds: variantsOf(lines), couponCodes: [coupon_code] });
      // While the cart is locked nothing new is ordered from it, so this count includes every other order.
      const isReplaced = (await countOrdersSince(tx, order)) > others.length;
      if (isReplaced || others.some((other) => other.placed_at !== null || other.content_hash !== content_hash)) {
        return "replaced";
      }
      await sql`savepoint before_late_order`.execute(tx);
      try {
        for (const other of others) await close(tx, other, "cancelled");
        await reserveAgain(tx, order, lines);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await sql`rollback to savepoint before_late_order`.execute(tx);
        return "gone";
      }
      await place(tx, order);
      return "placed";
    },

    async cancelOrder(tx, order, restock) {
      if (!canMove(order.status, "cancelled") || order.placed_at === null || order.payment_status !== "pending") {
        throw new Error(`Order ${order.id} is ${order.status} and ${order.payment_status}, and cannot be called off.`);
      }
      const lines = await orderLines(tx, [order.id]);
      const restocked = restock ?? order.shipped_at === null;
      await releaseGoods(tx, order, lines, { isCancelled: true, restocked });
      const change = { status: "cancelled", payment_status: "failed" } as const;
      await updateOrder(tx, order.id, change);
      if (order.shipped_at === null) await mails.write(tx, cancelledMail(order, lines, mailContext()));
      else {
        const note = await invoices.credit(tx, order.id, { reason: "returned", paymentId: null });
        await mails.write(tx, returnedMail(order, lines, note, mailContext()));
      }
      return { ...order, ...change, restocked };
    },

    async refundOrder(tx, order, { status, paymentId }, { restock, hasComeBack = restock === true } = {}) {
      if (order.placed_at === null || order.status === "cancelled" || order.payment_status !== "paid") {
        throw new Error(`Order ${order.id} is ${order.status} and ${order.payment_status}: nothing of it can go back.`);
      }
      const lines = await orderLines(tx, [order.id]);
      const hasArrived = order.status === "delivered";
      const restocked = restock ?? order.shipped_at === null;
      await releaseGoods(tx, order, lines, { isCancelled: !hasArrived, restocked });
      const change = { payment_status: status, ...(hasArrived ? {} : { status: "cancelled" as const }) };
      await updateOrder(tx, order.id, change);
      const reason = creditReason(order, hasComeBack);
      const earlier = await refundedPieces(tx, [order.id]);
      const credited = lines.map(({ id }) => earlier.get(id)?.refunded ?? 0);
      const note = await invoices.credit(tx, order.id, { reason, paymentId, credited });
      if (!note) throw new Refusal(409, `Order ${order.id} has no invoice to take back: an earlier version placed it.`);
      const left = without(lines, ({ id }) => earlier.get(id)?.refunded ?? 0);
      const refundedBefore = refundedPaise(await refundsOf(tx, [order.id]));
      await mails.write(tx, orderRefundMail(order, { lines: left, note, reason, refundedBefore }, mailContext()));
      return { ...order, ...change, restocked };
    },

    async restock(tx, order) {
      if (order.restocked || !(order.status === "cancelled" || isRefunded(order)) || order.placed_at === null) {
        throw new Error(`Order ${order.id} is ${order.status} and ${order.payment_status}, and cannot be restocked.`);
      }
      const lines = await orderLines(tx, [order.id]);
      await releaseGoods(tx, order, lines, { isCancelled: false, restocked: true });
      return { ...order, restocked: true };
    },

    close,
  };
}

function creditReason({ status, shipped_at }: OrderRow, hasComeBack: boolean): CreditReason {
  if (status === "delivered") return "refunded";
  if (shipped_at === null) return "cancelled";
  return hasComeBack ? "returned" : "undelivered";
}

/** Lines without the pieces that `taken` counts of each. */
const without = (lines: readonly OrderLineRow[], taken: (line: OrderLineRow) => number): OrderLineRow[] =>
  lines.map((line) => ({ ...line, quantity: line.quantity - taken(line) })).filter(({ quantity }) => quantity > 0);

const variantsOf = (lines: readonly OrderLineRow[]) => stockLines(lines).map(({ variantId }) => variantId);

/** Lines of deleted variants have no stock any more, and are left out. */
function stockLines(lines: readonly OrderLineRow[]): StockLine[] {
  return lines.flatMap(({ variant_id, quantity }) =>
    variant_id === null ? [] : [{ variantId: variant_id, quantity }],
  );
}
