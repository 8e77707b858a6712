import { sql } from "kysely";
import type { Db, Tx } from "../database/schema.ts";

const HOUR_MS = 60 * 60_000;
/** For so long after delivery a piece may be exchanged, for which the shop must be able to write. */
const EXCHANGE_MS = 48 * HOUR_MS;

/**
 * Lets go of the shopper of these orders. The orders stay, as the law asks for their invoices: number, date, pieces, sums, name and
 * address. What they are paid and delivered by (email, phone, measurements) goes once they are settled (`forgetContacts`).
 * Resolves with their numbers.
 */
export async function disownOrders(tx: Tx, userId: string): Promise<string[]> {
  const orders = await tx
    .updateTable("orders")
    .set({ user_id: null })
    .where("user_id", "=", userId)
    .returning("id")
    .execute();
  await tx.deleteFrom("idempotency_keys").where("scope", "=", `checkout:${userId}`).execute();
  return orders.map(({ id }) => id);
}

/** Forgets how to reach the shoppers of settled orders that are nobody's; of an order that was never placed, who it was as well. */
export async function forgetContacts(db: Db, now: Date): Promise<void> {
  const delivered = new Date(now.getTime() - EXCHANGE_MS);
  await sql`
    with settled as (
      update orders set
        email = '', phone = '',
        customer_name = case when placed_at is null then '' else customer_name end,
        address = case when placed_at is null then '' else address end
      where user_id is null and email <> '' and check_payment_at is null and payment_status not in ('refund_pending', 'review')
        and (status in ('cancelled', 'payment_failed') or (status = 'delivered' and delivered_at <= ${delivered} and payment_status <> 'pending'))
      returning id
    )
    update order_lines set measurements = null from settled
    where order_lines.order_id = settled.id and measurements is not null
  `.execute(db);
}
