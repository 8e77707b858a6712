import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

/**
 * The writes of an order that the database can be made to refuse. `mails` means all of its mails, `confirmation` the
 * one to the shopper.
 */
const REFUSED = {
  invoices: { table: "invoices", when: "new.order_id = %L", event: "insert" },
  mails: { table: "mails", when: "new.order_id = %L", event: "insert" },
  confirmation: { table: "mails", when: "new.dedupe_key = 'order-placed:' || %L", event: "insert" },
  orders: { table: "orders", when: "new.id = %L and new.status = 'placed'", event: "update" },
} as const;

export type RefusedWrite = keyof typeof REFUSED;

/** Makes the database refuse these writes of an order, with "<what> cannot be written". */
export async function failWrites(db: Db, what: RefusedWrite, orderId: string): Promise<void> {
  const { table, when, event } = REFUSED[what];
  const condition = when.replace("%L", `'${orderId}'`);
  await sql
    .raw(
      `
      create or replace function refuse_${what}() returns trigger language plpgsql as $$
        begin
          if ${condition} then raise exception '${what} cannot be written'; end if;
          return new;
        end
      $$;
      create or replace trigger refuses_${what} before ${event} on ${table} for each row execute function refuse_${what}()
    `,
    )
    .execute(db);
}

/** Removes all refusals. */
export async function mendWrites(db: Db): Promise<void> {
  for (const [what, { table }] of Object.entries(REFUSED)) {
    await sql.raw(`drop trigger if exists refuses_${what} on ${table}`).execute(db);
  }
}
