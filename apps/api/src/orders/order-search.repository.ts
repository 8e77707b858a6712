import type { OrderStatus } from "@selvedge/commerce/wire/orders";
import type { Db } from "../database/schema.ts";
import type { OrderRow } from "./orders.repository.ts";

/** What staff look for. Every criterion that is given must hold. */
export interface OrderSearch {
  status?: OrderStatus | undefined;
  /** In the stored form: "+919876543210". */
  phone?: string | undefined;
  /** Ordered at this instant or later. */
  since?: Date | undefined;
  limit: number;
}

/** The orders of all shoppers that were placed, or are of the status that was asked for; the newest first. */
export async function searchOrders(db: Db, { status, phone, since, limit }: OrderSearch): Promise<OrderRow[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where((order) =>
      order.and([
        status === undefined ? order("placed_at", "is not", null) : order("status", "=", status),
        ...(phone === undefined ? [] : [order("phone", "=", phone)]),
        ...(since === undefined ? [] : [order("created_at", ">=", since)]),
      ]),
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}
