import type { Order } from "@selvedge/commerce/wire/orders";
import type { Catalogue } from "../catalogue/index.ts";
import type { Db } from "../database/schema.ts";
import type { Invoices } from "../invoices/index.ts";
import { findExchanges } from "./exchanges.repository.ts";
import { exchangeOpenUntil, wireOrder } from "./order-wire.ts";
import { acceptedPayments, orderLines, type OrderRow } from "./orders.repository.ts";
import { refundedPieces, refundsOf } from "./refunds.repository.ts";
import { findShipments } from "./shipments.repository.ts";

interface ShownFrom {
  db: Db;
  invoices: Invoices;
  catalogue: Pick<Catalogue, "sellable">;
}

/**
 * Orders as the wire shows them at `now`, with their lines, in the given sequence. Takes eight statements for any number
 * of orders, one more if one of them is refunded in part, and one more if one can be exchanged.
 */
export async function showOrders(
  { db, invoices, catalogue }: ShownFrom,
  orders: readonly OrderRow[],
  now: Date,
): Promise<Order[]> {
  const ids = orders.map(({ id }) => id);
  const lines = Map.groupBy(await orderLines(db, ids), (line) => line.order_id);
  const payments = await acceptedPayments(db, ids);
  const exchanges = await findExchanges(db, ids);
  const shipments = await findShipments(db, ids);
  const refunds = Map.groupBy(await refundsOf(db, ids), (refund) => refund.order_id);
  const pieces = refunds.size > 0 ? await refundedPieces(db, [...refunds.keys()]) : new Map();
  const issued = await invoices.list(ids);
  const exchangeable = orders.flatMap((order) => {
    const parts = { lines: lines.get(order.id) ?? [], exchange: exchanges.get(order.id) ?? null, now };
    return exchangeOpenUntil(order, parts) === null ? [] : parts.lines.map(({ product_id }) => product_id);
  });
  const products = exchangeable.length > 0 ? await catalogue.sellable(db, exchangeable) : new Map();
  return orders.map((order) =>
    wireOrder(order, {
      lines: lines.get(order.id) ?? [],
      products,
      paymentId: payments.get(order.id) ?? null,
      exchange: exchanges.get(order.id) ?? null,
      refunds: refunds.get(order.id) ?? [],
      refundedPieces: pieces,
      shipment: shipments.get(order.id),
      papers: issued.get(order.id),
      now,
    }),
  );
}

export async function showOrder(from: ShownFrom, order: OrderRow, now: Date): Promise<Order> {
  const [shown] = await showOrders(from, [order], now);
  if (!shown) throw new Error(`Order ${order.id} was not shown.`);
  return shown;
}
