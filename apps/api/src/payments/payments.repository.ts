import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { PaymentEventTable, PaymentState, PaymentTable } from "../database/schema/orders.ts";
import type { Database, Db } from "../database/schema.ts";

export type PaymentRow = Selectable<PaymentTable>;
export type PaymentEventRow = Selectable<PaymentEventTable>;

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Inserts a payment, or updates its state: a declined payment can still be approved later. */
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

/** Stores the provider's id of a refund that it has not confirmed yet. */
export async function storeRefundId(db: Db, id: string, refundId: string): Promise<void> {
  await db
    .updateTable("payments")
    .set({ refund_id: refundId })
    .where("id", "=", id)
    .where("state", "=", sql.lit("refund_pending"))
    .execute();
}

/** Stores why and when the last attempt to book a payment failed. A payment that is booked by now is not changed. */
export async function noteAttempt(db: Db, id: string, reason: string, now: Date): Promise<void> {
  await db
    .updateTable("payments")
    .set({ reason, changed_at: now })
    .where("id", "=", id)
    .where("state", "=", "unbooked")
    .execute();
}

const isInReview = (or: ExpressionBuilder<Database, "payments">) =>
  or.or([or("state", "=", sql.lit("unbooked")), or("state", "=", sql.lit("review"))]);

/** How many payments are without a decision. */
export async function countPaymentsInReview(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("payments")
    .select((payment) => payment.fn.countAll<number>().as("count"))
    .where(isInReview)
    .executeTakeFirstOrThrow();
  return count;
}

/** Payments without a decision, oldest first. */
export async function paymentsInReview(db: Db, limit: number): Promise<PaymentRow[]> {
  return db.selectFrom("payments").selectAll().where(isInReview).orderBy("created_at").limit(sql.lit(limit)).execute();
}

/** Payments saved before `before` and not booked, the least recently tried first. */
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

/** Payments whose refund is pending, the longest waiting first. */
export async function paymentsToRefund(db: Db, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("state", "=", sql.lit("refund_pending"))
    .orderBy("changed_at")
    .limit(sql.lit(limit))
    .execute();
}

/** Stores an event. Resolves with false if it is already stored. */
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

/**
 * Refund events that arrived before their payment and can be handled now, in order of arrival; of one payment, or of
 * all.
 */
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

/** Deletes events received before `oldest`. */
export async function deleteEvents(db: Db, oldest: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "payment_events", sql`received_at < ${oldest}`, signal);
}
