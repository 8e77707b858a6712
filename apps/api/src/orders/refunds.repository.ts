import { type Selectable, sql } from "kysely";
import type { RefundLineTable, RefundTable } from "../database/schema/fulfilment.ts";
import type { Db, Tx } from "../database/schema.ts";

export type RefundRow = Selectable<RefundTable>;
export type RefundLineRow = Selectable<RefundLineTable>;

export async function insertRefund(
  tx: Tx,
  refund: RefundRow,
  lines: readonly Omit<RefundLineRow, "refund_id">[],
): Promise<void> {
  await tx.insertInto("refunds").values(refund).execute();
  await tx
    .insertInto("refund_lines")
    .values(lines.map((line) => ({ refund_id: refund.id, ...line })))
    .execute();
}

/** Refunds of lines of these orders, the oldest first. */
export async function refundsOf(db: Db, orderIds: readonly string[]): Promise<RefundRow[]> {
  return db
    .selectFrom("refunds")
    .selectAll()
    .where("order_id", "=", sql<string>`any(${orderIds})`)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** The refund of an order's lines that was made with this key, and its lines. */
export async function refundWithKey(
  db: Db,
  orderId: string,
  key: string,
): Promise<{ refund: RefundRow; lines: RefundLineRow[] } | undefined> {
  const refund = await db
    .selectFrom("refunds")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  if (!refund) return undefined;
  const lines = await db.selectFrom("refund_lines").selectAll().where("refund_id", "=", refund.id).execute();
  return { refund, lines };
}

/** How many pieces of each line of these orders were refunded by line, and how many of them are back in stock. */
export async function refundedPieces(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, { refunded: number; restocked: number }>> {
  const rows = await db
    .selectFrom("refund_lines")
    .innerJoin("refunds", "refunds.id", "refund_id")
    .select(["line_id", "quantity", "restocked"])
    .where("order_id", "=", sql<string>`any(${orderIds})`)
    .execute();
  const pieces = new Map<string, { refunded: number; restocked: number }>();
  for (const { line_id, quantity, restocked } of rows) {
    const before = pieces.get(line_id) ?? { refunded: 0, restocked: 0 };
    pieces.set(line_id, {
      refunded: before.refunded + quantity,
      restocked: before.restocked + (restocked ? quantity : 0),
    });
  }
  return pieces;
}

/** What was refunded by line, or is about to be. */
export const refundedPaise = (refunds: readonly RefundRow[]): number =>
  refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0);

/** Refunds of lines that go back through this payment, the oldest first. */
export async function refundsThrough(db: Db, paymentId: string): Promise<RefundRow[]> {
  return db
    .selectFrom("refunds")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Stores the provider's id of a refund that it has not confirmed yet. */
export async function storeProviderId(db: Db, id: string, providerId: string): Promise<void> {
  await db
    .updateTable("refunds")
    .set({ provider_id: providerId })
    .where("id", "=", id)
    .where("state", "=", sql.lit("pending"))
    .execute();
}

/** Stores the provider's confirmation. A refund that is confirmed keeps the first one. */
export async function confirmRefund(db: Db, id: string, providerId: string, now: Date): Promise<void> {
  await db
    .updateTable("refunds")
    .set({ state: "refunded", provider_id: providerId, changed_at: now })
    .where("id", "=", id)
    .where("state", "=", sql.lit("pending"))
    .execute();
}

/** Refunds of lines that the provider has not confirmed, the longest waiting first. */
export async function pendingRefunds(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("refunds")
    .select("id")
    .where("state", "=", sql.lit("pending"))
    .orderBy("changed_at")
    .limit(sql.lit(limit))
    .execute();
  return rows.map(({ id }) => id);
}
