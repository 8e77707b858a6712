import type { Selectable } from "kysely";
import type { BankOrderTable, BankPaymentTable, BankRefundTable } from "../../database/schema/orders.ts";
import type { Db } from "../../database/schema.ts";

export type BankOrder = Selectable<BankOrderTable>;
export type BankPayment = Selectable<BankPaymentTable>;
export type BankRefund = Selectable<BankRefundTable>;

/** Inserts an order unless its receipt has one; resolves with the stored order. */
export async function openBankOrder(db: Db, order: BankOrder): Promise<BankOrder> {
  await db
    .insertInto("bank_orders")
    .values(order)
    .onConflict((conflict) => conflict.column("receipt").doNothing())
    .execute();
  return db.selectFrom("bank_orders").selectAll().where("receipt", "=", order.receipt).executeTakeFirstOrThrow();
}

export async function lockBankOrder(db: Db, id: string): Promise<BankOrder | undefined> {
  return db.selectFrom("bank_orders").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function setBankOrderStatus(db: Db, id: string, status: BankOrder["status"]): Promise<void> {
  await db.updateTable("bank_orders").set({ status }).where("id", "=", id).execute();
}

export async function insertBankPayment(db: Db, payment: BankPayment): Promise<void> {
  await db.insertInto("bank_payments").values(payment).execute();
}

export async function bankPaymentsOf(db: Db, bankOrderId: string): Promise<BankPayment[]> {
  return db
    .selectFrom("bank_payments")
    .selectAll()
    .where("bank_order_id", "=", bankOrderId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function lockBankPayment(db: Db, id: string): Promise<BankPayment | undefined> {
  return db.selectFrom("bank_payments").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function setBankPaymentStatus(db: Db, id: string, status: BankPayment["status"]): Promise<void> {
  await db.updateTable("bank_payments").set({ status }).where("id", "=", id).execute();
}

export async function insertBankRefund(db: Db, refund: BankRefund): Promise<void> {
  await db.insertInto("bank_refunds").values(refund).execute();
}

export async function findBankRefund(db: Db, idempotencyKey: string): Promise<BankRefund | undefined> {
  return db.selectFrom("bank_refunds").selectAll().where("idempotency_key", "=", idempotencyKey).executeTakeFirst();
}

export async function bankRefundsOf(db: Db, paymentId: string): Promise<BankRefund[]> {
  return db.selectFrom("bank_refunds").selectAll().where("bank_payment_id", "=", paymentId).execute();
}
