import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "./schema.ts";

/** Orders that the seeds of versions without marks gave the demo customer. */
const SEEDED_ORDERS = ["ORD2PV7A5SG6K", "ORD123456", "ORD8QK2M4TX7V"];

/** Records that a demo has filled this database. */
export async function markAsDemo(tx: Tx, at: Date): Promise<void> {
  await tx.insertInto("demo_marks").values({ marked_at: at }).execute();
}

/** Whether a demo has filled this database. Works on an empty database and on older schemas. */
export async function isDemoDatabase(db: Db): Promise<boolean> {
  const { rows } = await sql<{ hasMarks: boolean; hasOrders: boolean }>`
    select to_regclass('demo_marks') is not null as "hasMarks", to_regclass('orders') is not null as "hasOrders"
  `.execute(db);
  const { hasMarks = false, hasOrders = false } = rows[0] ?? {};
  if (hasMarks && (await isTrue(db, sql`exists (select from demo_marks)`))) return true;
  const seeded = sql`exists (select from orders where id = any (${SEEDED_ORDERS}) and content_hash = 'demo')`;
  return hasOrders && (await isTrue(db, seeded));
}

async function isTrue(db: Db, condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ answer: boolean }>`select ${condition} as answer`.execute(db);
  return rows[0]?.answer === true;
}
