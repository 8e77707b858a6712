import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A movement of stock whose answer was lost can be asked for again without being counted twice. */
export const stockKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table stock_movements add column idempotency_key text;
      create unique index movements_by_key on stock_movements (variant_id, idempotency_key) where idempotency_key is not null;

      -- Sets the pieces on hand, reserved ones included; null: made to order. The movement keeps the key.
      create function count_stock(counted_sku text, pieces integer, movement_key text) returns void language sql as $$
        with before as (select id, stock from variants where sku = counted_sku for no key update),
        counted as (update variants set stock = pieces from before where variants.id = before.id)
        insert into stock_movements (variant_id, delta, reason, idempotency_key)
        select id, coalesce(pieces, 0) - coalesce(stock, 0), 'count', movement_key from before
        where coalesce(pieces, 0) <> coalesce(stock, 0)
      $$;
    `.execute(db);
  },
};
