import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Who wants to be told when something is back.
 *
 * Whatever puts a size back into stock, a release, a return or a person at the database, asks for the job that tells those who wait,
 * in the same transaction. Nobody waits for most changes, and then nothing is asked for.
 */
export const stockWaits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
    create table stock_waits (
      id bigint generated always as identity primary key,
      product_id integer not null references products (id) on delete cascade,
      size_id integer references product_sizes (id) on delete cascade,
      email text not null check (email = lower(email)),
      created_at timestamptz not null,
      unique nulls not distinct (product_id, size_id, email)
    );
    create index stock_waits_by_size on stock_waits (size_id);
    create index stock_waits_age on stock_waits (created_at);

    create function wake_waiting() returns trigger language plpgsql as $$
      begin
        insert into jobs (kind, payload, run_at, created_at)
        select 'tell-waiting', jsonb_build_object('productId', product_id), 'epoch', now()
        from (
          select distinct after.product_id from after join before using (id)
          where before.free = 0 and (after.free is null or after.free > 0)
        ) back
        where exists (select from stock_waits where stock_waits.product_id = back.product_id);
        return null;
      end
    $$;
    create trigger wakes_waiting after update on product_sizes referencing old table as before new table as after
      for each statement execute function wake_waiting()
  `.execute(db);
  },
};
