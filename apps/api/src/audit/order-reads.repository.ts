import { type Selectable, sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { OrderReadTable } from "../database/schema/audit.ts";
import type { Db } from "../database/schema.ts";

export type OrderReadRow = Selectable<OrderReadTable>;

/** Who polls a page need not be written down each second. */
const WRITTEN_EVERY = "1 minute";

/** Notes the orders as read, each once a day; in the order of their ids, so that two who note the same do not wait for each other. */
export async function upsertOrderReads(
  db: Db,
  { reader, tokenHash, orderIds, now }: { reader: string; tokenHash: string | null; orderIds: string[]; now: Date },
): Promise<void> {
  await sql`
    insert into order_reads (reader, token_hash, order_id, day, first_at, last_at)
    select ${reader}, ${tokenHash}, id, (${now}::timestamptz at time zone 'UTC')::date, ${now}, ${now}
    from (select distinct id from unnest(${orderIds}::text[]) id order by id) ids
    on conflict (reader, order_id, day) do update set last_at = excluded.last_at
      where order_reads.last_at < excluded.last_at - interval '${sql.raw(WRITTEN_EVERY)}'
  `.execute(db);
}

/** What a session has read, by its id or the hash of its token; what was read of an account's orders, or of one order; the oldest first. */
export async function findOrderReads(db: Db, id: string, tokenHash: string): Promise<OrderReadRow[]> {
  return db
    .selectFrom("order_reads")
    .selectAll()
    .where((read) =>
      read.or([
        read("reader", "=", id),
        read("token_hash", "=", tokenHash),
        read("order_id", "=", id),
        read("order_id", "in", read.selectFrom("orders").select("orders.id").where("user_id", "=", id)),
      ]),
    )
    .orderBy("first_at")
    .orderBy("order_id")
    .orderBy("reader")
    .execute();
}

export async function deleteOrderReads(db: Db, before: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "order_reads", sql`day < (${before}::timestamptz at time zone 'UTC')::date`, signal);
}
