import type { OrderStatus } from "@selvedge/commerce/wire/orders";
import { sql } from "kysely";
import type { Db } from "../database/schema.ts";
import type { OrderRow } from "./orders.repository.ts";

/** What staff look for. Every criterion that is given must hold. */
export interface OrderSearch {
  status?: OrderStatus | undefined;
  /** In the stored form: "+919876543210". */
  phone?: string | undefined;
  /** Ordered at this instant or later. */
  since?: Date | undefined;
  /** Only those that were ordered before the order with this number. */
  olderThan?: string | undefined;
  /** @default "newest" */
  first?: "newest" | "oldest";
  limit: number;
}

/** The orders of all shoppers that were placed, or are of the status that was asked for. */
export async function searchOrders(
  db: Db,
  { status, phone, since, olderThan, first = "newest", limit }: OrderSearch,
): Promise<OrderRow[]> {
  const direction = first === "newest" ? "desc" : "asc";
  return db
    .selectFrom("orders")
    .selectAll()
    .where((order) =>
      order.and([
        status === undefined ? order("placed_at", "is not", null) : order("status", "=", status),
        ...(phone === undefined ? [] : [order("phone", "=", phone)]),
        ...(since === undefined ? [] : [order("created_at", ">=", since)]),
        ...(olderThan === undefined
          ? []
          : [sql<boolean>`(created_at, id) < (select created_at, id from orders where id = ${olderThan})`]),
      ]),
    )
    .orderBy("created_at", direction)
    .orderBy("id", direction)
    .limit(limit)
    .execute();
}
