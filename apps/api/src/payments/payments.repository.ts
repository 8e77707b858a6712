import { type Selectable, sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { PaymentEventTable, PaymentState, PaymentTable } from "../database/schema/orders.ts";
import type { Db } from "../database/schema.ts";

export type PaymentRow = Selectable<PaymentTable>;
export type PaymentEventRow = Selectable<PaymentEventTable>;

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Writes a payment down, or its new state if it is known: a declined one may be approved after all. */
export async function savePayment(db: Db, payment: PaymentRow): Promise<void> {
  await db
    .insertInto("payments")
    .values(payment)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        state: payment.state,
        provider_order_id: payment.provider_order_id,
        reason: payment.reason,
        refund_id: payment.refund_id,
        changed_at: payment.changed_at,
      }),
    )
    .execute();
}

export async function setPaymentState(
  db: Db,
  id: string,
  change: { state: PaymentState; refund_id?: string; changed_at: Date },
): Promise<void> {
  await db.updateTable("payments").set(change).where("id", "=", id).execute();
}

/** Why the last attempt to book a payment failed, and when. One that is booked by now keeps what its booking said. */
export async function noteAttempt(db: Db, id: string, reason: string, now: Date): Promise<void> {
  await db
    .updateTable("payments")
    .set({ reason, changed_at: now })
    .where("id", "=", id)
    .where("state", "=", "unbooked")
    .execute();
}

/** Payments over which nothing is decided yet, the oldest first. */
export async function paymentsInReview(db: Db, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where((or) => or.or([or("state", "=", sql.lit("unbooked")), or("state", "=", sql.lit("review"))]))
    .orderBy("created_at")
    .limit(sql.lit(limit))
    .execute();
}

/** Payments that were saved before `before` and are not booked, the one that was tried longest ago first. */
export async function unbookedPayments(db: Db, before: Date, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("state", "=", sql.lit("unbooked"))
    .where("created_at", "<=", before)
    .orderBy("changed_at")
    .limit(sql.lit(limit))
    .execute();
}

/** Payments in one state of one order. */
export async function paymentsOf(db: Db, orderId: string, state: PaymentState): Promise<PaymentRow[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "=", state)
    .orderBy("id")
    .execute();
}

/** Payments that are still to be given back, the longest waiting first. */
export async function paymentsToRefund(db: Db, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("state", "=", sql.lit("refund_pending"))
    .orderBy("changed_at")
    .limit(sql.lit(limit))
    .execute();
}

/** Keeps an event. Resolves with false when this event is known. */
export async function insertEvent(
  db: Db,
  event: Pick<PaymentEventRow, "id" | "body" | "refunds_payment" | "received_at">,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("payment_events")
    .values(event)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Refunds that came before their payment was known, and can be handled by now, in the order in which they came; of one payment or all. */
export async function refundsToHandle(db: Db, limit: number, paymentId?: string): Promise<string[]> {
  const rows = await db
    .selectFrom("payment_events")
    .innerJoin("payments", "payments.id", "refunds_payment")
    .select("payment_events.id")
    .where("handled_at", "is", null)
    .where("refunds_payment", "is not", null)
    .where("state", "!=", sql.lit("failed"))
    .$if(paymentId !== undefined, (query) => query.where("refunds_payment", "=", paymentId ?? ""))
    .orderBy("received_at")
    .limit(sql.lit(limit))
    .execute();
  return rows.map(({ id }) => id);
}

export async function findEvent(db: Db, id: string): Promise<PaymentEventRow | undefined> {
  return db.selectFrom("payment_events").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function markEventHandled(db: Db, id: string, handledAt: Date, outcome: string): Promise<void> {
  await db.updateTable("payment_events").set({ handled_at: handledAt, outcome }).where("id", "=", id).execute();
}

/** Forgets events that came before `oldest`. */
export async function deleteEvents(db: Db, oldest: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "payment_events", sql`received_at < ${oldest}`, signal);
}
