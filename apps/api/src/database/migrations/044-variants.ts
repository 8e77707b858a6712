import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Stock moves from sizes to variants (size and material), and every change of it is a movement. What is done with existing stock: see
 * docs/decisions/017.
 */
export const variants: Migration = {
  async up(db: Kysely<unknown>) {
    await tables(db);
    await moveLines(db);
    await moveStock(db);
    await movements(db);
    await announcements(db);
  },
};

async function tables(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product_sizes add unique (product_id, id);
    create table variants (
      id integer generated always as identity primary key,
      product_id integer not null references products (id) on delete cascade,
      size_id integer not null,
      material_id integer,
      sku text not null unique check (sku = btrim(sku) and length(sku) between 1 and 120),
      stock integer check (stock >= 0),
      reserved integer not null default 0 check (reserved >= 0),
      sold integer not null default 0 check (sold >= 0),
      free integer generated always as (stock - reserved) stored check (free >= 0),
      unique nulls not distinct (size_id, material_id),
      foreign key (product_id, size_id) references product_sizes (product_id, id) on delete cascade,
      foreign key (product_id, material_id) references product_materials (product_id, material_id) on delete cascade
    );
    create index variants_of_product on variants (product_id, material_id);

    create table stock_movements (
      id bigint generated always as identity primary key,
      variant_id integer not null references variants (id) on delete cascade,
      delta integer not null check (delta <> 0),
      reason text not null check (reason in ('opening', 'sale', 'restock', 'count')),
      order_id text references orders (id) on delete set null,
      created_at timestamptz not null default now(),
      check (order_id is null or reason in ('sale', 'restock'))
    );
    create index movements_of_variant on stock_movements (variant_id) include (delta);
    create index movements_of_order on stock_movements (order_id) where order_id is not null;

    -- Numbered where two codes would be equal.
    with named as (
      select size.product_id, size.id as size_id, made.material_id, size.position as place, made.position as cloth,
        concat_ws('-', product.code, size.name, material.code) as sku
      from product_sizes size join products product on product.id = size.product_id
      left join product_materials made on made.product_id = size.product_id
      left join materials material on material.id = made.material_id
    ),
    numbered as (
      select *, row_number() over (partition by btrim(sku) order by size_id, material_id) as nth from named
    )
    insert into variants (product_id, size_id, material_id, sku)
    select product_id, size_id, material_id, btrim(sku) || case when nth > 1 then '-' || nth else '' end
    from numbered order by product_id, place, size_id, cloth, material_id
  `.execute(db);
}

/** Order lines name their material, cart lines refer to it. Where none is named it is the product's first, whose variant has the lowest id. */
async function moveLines(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_lines add column variant_id integer references variants (id) on delete set null;
    update order_lines line set variant_id = (
      select variant.id from variants variant left join materials material on material.id = variant.material_id
      where variant.size_id = line.size_id
      order by (material.name is not distinct from line.material) desc, variant.id limit 1
    );
    alter table order_lines drop column size_id;
    create index order_lines_of_variant on order_lines (variant_id);

    alter table cart_lines add column variant_id integer references variants (id) on delete set null;
    update cart_lines line set variant_id = (
      select variant.id from variants variant
      where variant.size_id = line.size_id and (line.material_id is null or variant.material_id = line.material_id)
      order by variant.id limit 1
    );
    -- Equal choices share a key, see cart/options.ts. Lines with measurements keep theirs.
    update cart_lines set options_key =
      rtrim(translate(encode(sha256(convert_to(format('[%s,null]', variant_id), 'UTF8')), 'base64'), '+/', '-_'), '=')
    where variant_id is not null and measurements is null;
    alter table cart_lines drop column size_id, drop column material_id;
    create index cart_lines_by_variant on cart_lines (variant_id)
  `.execute(db);
}

/** The sums of each size stay: what no order line explains goes to the first material, and free pieces are divided evenly. */
async function moveStock(db: Kysely<unknown>): Promise<void> {
  await sql`
    with ordered as (
      select variant_id,
        coalesce(sum(quantity) filter (where status = 'payment_pending'), 0) as reserved,
        coalesce(sum(quantity) filter (where placed_at is not null and not restocked), 0) as sold
      from order_lines join orders on orders.id = order_id where variant_id is not null group by variant_id
    ),
    placed as (
      select variant.id, size_id, coalesce(ordered.reserved, 0) as reserved, coalesce(ordered.sold, 0) as sold,
        row_number() over in_order - 1 as place, count(*) over of_size as places,
        sum(coalesce(ordered.reserved, 0)) over of_size as reserved_of_size, sum(coalesce(ordered.sold, 0)) over of_size as sold_of_size
      from variants variant left join ordered on variant_id = variant.id
      window of_size as (partition by size_id), in_order as (partition by size_id order by variant.id)
    ),
    divided as (
      select placed.id,
        placed.reserved + case when place = 0 then greatest(size.reserved - reserved_of_size, 0) else 0 end as reserved,
        placed.sold + case when place = 0 then greatest(size.sold - sold_of_size, 0) else 0 end as sold,
        size.free / places + case when place < size.free % places then 1 else 0 end as free
      from placed join product_sizes size on size.id = size_id
    )
    update variants set reserved = divided.reserved, sold = divided.sold, stock = divided.free + divided.reserved
    from divided where divided.id = variants.id;

    insert into stock_movements (variant_id, delta, reason)
    select id, stock, 'opening' from variants where stock > 0 order by id
  `.execute(db);
}

/** Checked at the end of each statement, so stock and movement are written by one statement. */
async function movements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function assert_stock_moved(ids integer[]) returns void language plpgsql as $$
      declare
        wrong record;
      begin
        select sku, coalesce(stock, 0) as stock, coalesce(moved, 0) as moved into wrong
        from variants left join lateral (select sum(delta) as moved from stock_movements where variant_id = variants.id) movement on true
        where id = any(ids) and coalesce(stock, 0) <> coalesce(moved, 0) limit 1;
        if found then
          raise exception 'Variant % has % pieces in stock, and movements of %. Use count_stock().', wrong.sku, wrong.stock, wrong.moved
            using errcode = 'check_violation', constraint = 'stock_moved';
        end if;
      end
    $$;

    create function assert_stock_of_variants() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform assert_stock_moved(array_agg(id)) from after where stock <> 0;
        else
          perform assert_stock_moved(array_agg(id)) from (select id, stock from after except select id, stock from before) changed;
        end if;
        return null;
      end
    $$;
    create trigger moved_insert after insert on variants referencing new table as after
      for each statement execute function assert_stock_of_variants();
    create trigger moved_update after update on variants referencing old table as before new table as after
      for each statement execute function assert_stock_of_variants();

    create function assert_stock_of_movements() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform assert_stock_moved(array_agg(variant_id)) from after;
        elsif tg_op = 'DELETE' then
          perform assert_stock_moved(array_agg(variant_id)) from before;
        else
          perform assert_stock_moved(array_agg(variant_id)) from (
            select variant_id from before union select variant_id from after) changed;
        end if;
        return null;
      end
    $$;
    create trigger moved_insert after insert on stock_movements referencing new table as after
      for each statement execute function assert_stock_of_movements();
    create trigger moved_delete after delete on stock_movements referencing old table as before
      for each statement execute function assert_stock_of_movements();
    create trigger moved_update after update on stock_movements referencing old table as before new table as after
      for each statement execute function assert_stock_of_movements();

    -- Sets the pieces on hand, reserved ones included; null: made to order.
    create function count_stock(counted_sku text, pieces integer) returns void language sql as $$
      with before as (select id, stock from variants where sku = counted_sku for no key update),
      counted as (update variants set stock = pieces from before where variants.id = before.id)
      insert into stock_movements (variant_id, delta, reason)
      select id, coalesce(pieces, 0) - coalesce(stock, 0), 'count' from before where coalesce(pieces, 0) <> coalesce(stock, 0)
    $$
  `.execute(db);
}

/** What sizes announced of their stock, variants announce now; and they wake those who wait. */
async function announcements(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger announced_update on product_sizes;
    drop trigger listed_update on product_sizes;
    drop trigger wakes_waiting on product_sizes;
    drop function announce_sizes();
    drop function announce_listings_of_sizes();
    alter table product_sizes drop column stocked, drop column free, drop column reserved, drop column sold;

    create trigger announced_update after update on product_sizes referencing old table as before new table as after
      for each statement execute function for_their_products('announce_products');
    create trigger listed_update after update on product_sizes referencing old table as before new table as after
      for each statement execute function for_their_products('announce_narrowed');

    -- Says nothing of reserved pieces that are sold.
    create function announce_variants() returns trigger language plpgsql as $$
      begin
        perform announce_products(array_agg(distinct product_id)) from (
          (select id, product_id, size_id, material_id, sku, free from before except
           select id, product_id, size_id, material_id, sku, free from after)
          union all
          (select id, product_id, size_id, material_id, sku, free from after except
           select id, product_id, size_id, material_id, sku, free from before)
        ) changed;
        return null;
      end
    $$;

    -- Of what is free only whether anything is.
    create function announce_listings_of_variants() returns trigger language plpgsql as $$
      begin
        perform announce_narrowed(array_agg(distinct product_id)) from (
          (select id, product_id, size_id, free = 0 from before except select id, product_id, size_id, free = 0 from after)
          union all
          (select id, product_id, size_id, free = 0 from after except select id, product_id, size_id, free = 0 from before)
        ) changed;
        return null;
      end
    $$;

    create trigger announced_insert after insert on variants referencing new table as after
      for each statement execute function for_their_products('announce_products');
    create trigger announced_delete after delete on variants referencing old table as before
      for each statement execute function for_their_products('announce_products');
    create trigger announced_update after update on variants referencing old table as before new table as after
      for each statement execute function announce_variants();
    create trigger announced_truncate after truncate on variants
      for each statement execute function announce_constant('everything');
    create trigger listed_insert after insert on variants referencing new table as after
      for each statement execute function for_their_products('announce_narrowed');
    create trigger listed_delete after delete on variants referencing old table as before
      for each statement execute function for_their_products('announce_narrowed');
    create trigger listed_update after update on variants referencing old table as before new table as after
      for each statement execute function announce_listings_of_variants();
    create trigger wakes_waiting after update on variants referencing old table as before new table as after
      for each statement execute function wake_waiting()
  `.execute(db);
}
