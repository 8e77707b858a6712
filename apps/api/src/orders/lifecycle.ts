import { canMove, canMovePayment } from "@selvedge/commerce/order-states";
import { sql } from "kysely";
import type { Carts } from "../cart/index.ts";
import { release, reserve, sell, type StockLine } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import type { Coupons } from "../coupon/index.ts";
import type { Tx } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import type { Mails } from "../mail/index.ts";
import { type Goods, holdGoods } from "./hold-goods.ts";
import { type MailContext, orderConfirmation, orderNotice } from "./order-mails.ts";
import { type OrderLineRow, type OrderRow, orderLines, updateOrder } from "./orders.repository.ts";

/** The changes of an order. Each is called in a transaction that holds the order's lock, and writes nothing but through it. */
export interface OrderLifecycle {
  /** Holds what these orders keep, and what is wanted besides, for whoever changes more than one of them. */
  hold(tx: Tx, orders: readonly OrderRow[], wanted: Omit<Goods, "cartId">): Promise<void>;
  /** It is paid, or there is nothing to pay: kept pieces are sold, the cart is emptied, the mails are written. */
  place(tx: Tx, order: OrderRow): Promise<void>;
  /** The same for an order that was closed before its money came. False, and nothing changed, when something is gone by now. */
  placeLate(tx: Tx, order: OrderRow): Promise<boolean>;
  /** Nobody paid: pieces and coupon are free again. */
  close(tx: Tx, order: OrderRow, status: "payment_failed" | "cancelled"): Promise<void>;
}

interface LifecycleDependencies {
  clock: Clock;
  carts: Carts;
  coupons: Coupons;
  mails: Mails;
  mailContext(): MailContext;
}

export function createOrderLifecycle(dependencies: LifecycleDependencies): OrderLifecycle {
  const { clock, carts, coupons, mails, mailContext } = dependencies;

  /** Takes once more what an order had given up. Throws a refusal when something of it is gone. */
  async function takeAgain(tx: Tx, { id, cart_id, coupon_code }: OrderRow): Promise<void> {
    const lines = await orderLines(tx, [id]);
    await holdGoods(tx, dependencies, { cartId: cart_id, sizeIds: sizesOf(lines), couponCodes: [coupon_code] });
    await reserve(tx, lines.map(stockLine));
    if (coupon_code !== null && !(await coupons.use(tx, coupon_code))) throw new Refusal(409, "Invalid coupon code");
  }

  async function place(tx: Tx, order: OrderRow): Promise<void> {
    if (!canMove(order.status, "placed")) throw new Error(`Order ${order.id} is ${order.status} and cannot be placed.`);
    const lines = await orderLines(tx, [order.id]);
    await holdGoods(tx, dependencies, { cartId: order.cart_id, sizeIds: sizesOf(lines) });
    if (order.cart_id !== null) await carts.empty(tx, order.cart_id, order.created_at);
    await sell(tx, lines.map(stockLine));
    const placed = {
      status: "placed",
      payment_status: "paid",
      placed_at: clock.now(),
      reserved_until: null,
    } as const;
    await updateOrder(tx, order.id, placed);
    const now = { ...order, ...placed };
    await mails.write(tx, orderConfirmation(now, lines, mailContext()));
    await mails.write(tx, orderNotice(now, lines, mailContext()));
  }

  return {
    async hold(tx, orders, { sizeIds, couponCodes = [] }) {
      const ids = orders.map(({ id }) => id);
      const kept = ids.length > 0 ? await orderLines(tx, ids) : [];
      await holdGoods(tx, dependencies, {
        sizeIds: [...sizesOf(kept), ...sizeIds],
        couponCodes: [...orders.map(({ coupon_code }) => coupon_code), ...couponCodes],
      });
    },

    place,

    async placeLate(tx, order) {
      await sql`savepoint before_late_order`.execute(tx);
      try {
        await takeAgain(tx, order);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await sql`rollback to savepoint before_late_order`.execute(tx);
        return false;
      }
      await place(tx, order);
      return true;
    },

    async close(tx, order, status) {
      if (order.status !== "payment_pending") {
        throw new Error(`Order ${order.id} is ${order.status} and keeps nothing that could be given back.`);
      }
      const lines = await orderLines(tx, [order.id]);
      await holdGoods(tx, dependencies, { sizeIds: sizesOf(lines), couponCodes: [order.coupon_code] });
      await release(tx, lines.map(stockLine));
      if (order.coupon_code !== null) await coupons.release(tx, order.coupon_code);
      await updateOrder(tx, order.id, {
        status,
        reserved_until: null,
        ...(canMovePayment(order.payment_status, "failed") ? { payment_status: "failed" } : {}),
      });
    },
  };
}

const sizesOf = (lines: readonly OrderLineRow[]) => lines.map(({ size_id }) => size_id);

function stockLine({ size_id, quantity }: OrderLineRow): StockLine {
  return { sizeId: size_id, quantity };
}
