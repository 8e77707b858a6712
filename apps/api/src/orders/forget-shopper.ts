import { sql } from "kysely";
import type { Db, Tx } from "../database/schema.ts";

const HOUR_MS = 60 * 60_000;
/**
 * A piece may be exchanged for this long after delivery, and the shop must be able to write to the shopper until then.
 */
const EXCHANGE_MS = 48 * HOUR_MS;
/** An exchange keeps the contacts of an erased shopper for this long at most, counted from when it was asked for. */
const OPEN_EXCHANGE_MS = 60 * 24 * HOUR_MS;

/**
 * Detaches a user's orders from the account. The orders stay, because the law requires their invoices: number, date,
 * pieces, sums, name and address. Email, phone and measurements are erased once the orders are settled
 * (`forgetContacts`). Resolves with their order numbers.
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

/**
 * Erases the contact details of settled orders without an account; for orders that were never placed, name and address
 * too. With them go the parcels' numbers, by which a courier knows the person, also from the audit, and why an exchange
 * was declined, in the shop's own words. An order is not settled while its exchange waits for an answer or for the new piece, because the shopper is mailed then;
 * after sixty days it is.
 */
export async function forgetContacts(db: Db, now: Date): Promise<void> {
  const asked = new Date(now.getTime() - OPEN_EXCHANGE_MS);
  const delivered = new Date(now.getTime() - EXCHANGE_MS);
  await sql`
    with settled as (
      update orders set
        email = '', phone = '',
        customer_name = case when placed_at is null then '' else customer_name end,
        address = case when placed_at is null then '' else address end
      where user_id is null and email <> '' and check_payment_at is null and payment_status not in ('refund_pending', 'review')
        and (status in ('cancelled', 'payment_failed') or (status = 'delivered' and delivered_at <= ${delivered} and payment_status <> 'pending'))
        and not exists (
          select from exchanges
          where order_id = orders.id and exchanges.state in ('requested', 'accepted') and asked_at > ${asked})
      returning id
    ), parcels as (
      delete from shipments using settled where shipments.order_id = settled.id
    ), exchanged as (
      update exchanges set courier = null, tracking_number = null,
        decline_reason = case when decline_reason is null then null else '' end
      from settled where exchanges.order_id = settled.id
    ), audited as (
      update audit set before = before - 'tracking_number', after = after - 'tracking_number'
      from settled where subject = settled.id and (before ? 'tracking_number' or after ? 'tracking_number')
    )
    update order_lines set measurements = null from settled
    where order_lines.order_id = settled.id and measurements is not null
  `.execute(db);
}
