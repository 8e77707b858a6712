import { sql } from "kysely";
import type { Db, Tx } from "../database/schema.ts";

/** Top categories of very different sizes: the number of products per thousand, and of sub-categories. */
const TOPS = [
  ["dresses", 300, 4],
  ["kurtas", 200, 3],
  ["tops", 150, 2],
  ["skirts", 120, 2],
  ["saris", 100, 2],
  ["jackets", 70, 1],
  ["stoles", 40, 0],
  ["bags", 20, 0],
] as const;

/** Collections, with products of any category: the number per thousand. */
const COLLECTIONS = [
  ["workwear", 150],
  ["vacation", 80],
  ["evening", 20],
] as const;

/**
 * Fills an empty shop with this many products, always the same ones: most on sale, some drafts, hidden, or published
 * after `now`, with offers that have ended, run, or never end. Uses few statements, as an import would.
 */
export async function insertLargeShop(tx: Tx, products: number, now: Date): Promise<void> {
  await insertCategories(tx);
  await sql`
    create or replace function pg_temp.chance(product integer, question text) returns integer immutable language sql
      as $$ select ('x' || substr(md5(product || question), 1, 7))::bit(28)::integer % 1000 $$
  `.execute(tx);
  await sql`
    insert into materials (code, name, color_code) select 'M' || i, 'Material ' || i, '#aabbcc' from generate_series(1, 12) i
  `.execute(tx);
  // Older schemas without these columns are filled too, for tests of migrations.
  await sql`
    do $$ begin
      if exists (select from information_schema.columns where table_name = 'materials' and column_name = 'kind') then
        update materials set kind = 'Cloth ' || 1 + id % 5, color = case when id % 12 > 0 then 'Colour ' || 1 + id % 4 end;
      end if;
    end $$
  `.execute(tx);
  await insertProducts(tx, products, now);
  await insertParts(tx, now);
}

async function insertCategories(tx: Tx): Promise<void> {
  const row = (slug: string, position: number) => ({ slug, name: slug, description: "", position });
  const names = [...TOPS, ...COLLECTIONS].map(([slug]) => slug);
  const tops = await tx.insertInto("categories").values(names.map(row)).returning(["id", "slug"]).execute();
  const subs = TOPS.flatMap(([slug, , count]) =>
    Array.from({ length: count }, (_, index) => ({
      ...row(`${slug}-${index + 1}`, index),
      parent_id: tops.find((top) => top.slug === slug)?.id ?? null,
    })),
  );
  await tx.insertInto("categories").values(subs).execute();
}

async function insertProducts(tx: Tx, products: number, now: Date): Promise<void> {
  const chosen = TOPS.map(([slug], index) => {
    const upTo = TOPS.slice(0, index + 1).reduce((sum, [, share]) => sum + share, 0);
    return sql`when pg_temp.chance(i, 'category') < ${sql.lit(upTo)} then ${sql.lit(slug)}`;
  });
  await sql`
    insert into products (code, slug, name, description, meta_description, style_note, care_instructions, note, main_category_id,
                          price_paise, sale_price_paise, discount_basis_points, offer_ends_at, is_new, best_seller_rank,
                          position, published_at)
    select 'P' || i, 'product-' || i,
           (array['Amba','Bela','Charu','Dhara','Gauri','Isha','Kajal','Leela','Mira','Noor'])[1 + pg_temp.chance(i, 'name') % 10]
             || ' ' || category || ' ' || md5(i::text),
           repeat('A long description. ', 20), 'Short', 'Style', 'Care', 'Note',
           (select id from categories where slug = category),
           price, case when offer < 300 then price * 8 / 10 else price end, case when offer < 300 then 2000 end,
           case when offer < 100 then ${now}::timestamptz - (1 + offer) * interval '1 hour'
                when offer < 250 then ${now}::timestamptz + (1 + offer) * interval '1 hour' end,
           pg_temp.chance(i, 'new') < 50, case when pg_temp.chance(i, 'seller') < 20 then i end,
           (i::bigint * 7919 % 1000003)::integer,
           case when pg_temp.chance(i, 'draft') >= 20
                then ${now}::timestamptz + ((pg_temp.chance(i, 'published') - 990) * 17 + i % 17) * interval '1 hour' end
    from (select i, 50000 + (pg_temp.chance(i, 'price') * 1000 + i % 997 * 10)::bigint as price, pg_temp.chance(i, 'offer') as offer,
                 case ${sql.join(chosen, sql` `)} end as category
          from generate_series(1, ${products}::integer) i) drawn
  `.execute(tx);
  await sql`
    do $$ begin
      if exists (select from information_schema.columns where table_name = 'products' and column_name = 'status') then
        update products set status = case when pg_temp.chance(id, 'hidden') < 30 then 'hidden' else 'active' end
        where published_at is not null;
      else
        update products set withdrawn_at = published_at where pg_temp.chance(id, 'hidden') < 30;
      end if;
    end $$
  `.execute(tx);
}

async function insertParts(tx: Tx, now: Date): Promise<void> {
  const collected = COLLECTIONS.map(
    ([slug, share]) => sql`select id, (select id from categories where slug = ${sql.lit(slug)}) from products
                           where pg_temp.chance(id, ${sql.lit(slug)}) < ${sql.lit(share)}`,
  );
  await sql`
    insert into product_categories (product_id, category_id)
    select id, main_category_id from products
    union all
    select id, (select sub.id from categories sub where sub.parent_id = main_category_id
                order by sub.id offset products.id % (select count(*) from categories where parent_id = main_category_id) limit 1)
    from products where exists (select from categories where parent_id = main_category_id)
    union all
    ${sql.join(collected, sql` union all `)}
  `.execute(tx);
  await sql`
    insert into pictures (key, alt, width, height, color, avif, webp, jpeg)
    select slug || '-' || place, 'A picture', 1200, 1600, '#aabbcc',
           jsonb_build_array(jsonb_build_object('width', 360, 'file', slug || '-' || place || '.avif')),
           jsonb_build_array(jsonb_build_object('width', 360, 'file', slug || '-' || place || '.webp')), null
    from products, generate_series(0, 1) place
  `.execute(tx);
  await sql`
    insert into product_pictures (product_id, position, picture_key)
    select id, place, slug || '-' || place from products, generate_series(0, 1) place
  `.execute(tx);
  await sql`
    insert into product_materials (product_id, material_id, position)
    select products.id, materials.id, place from products, generate_series(0, 1) place, materials
    where materials.code = 'M' || 1 + (products.id + place) % 12
  `.execute(tx);
  await sql`
    insert into product_sizes (product_id, name, made_to_measure, position)
    select id, size, false, place from products, unnest(array['S', 'M', 'L', 'XL']) with ordinality as sizes (size, place)
  `.execute(tx);
  await sql`
    do $$ begin
      if exists (select from information_schema.tables where table_name = 'variants') then
        with counted as (
          insert into variants (product_id, size_id, material_id, sku, stock)
          select size.product_id, size.id, material_id, concat_ws('-', size.product_id, size.name, material_id), size.product_id % 9
          from product_sizes size join product_materials made on made.product_id = size.product_id
          returning id, stock
        )
        insert into stock_movements (variant_id, delta, reason) select id, stock, 'opening' from counted where stock > 0;
      else
        update product_sizes set stocked = product_id % 9, free = product_id % 9;
      end if;
    end $$
  `.execute(tx);
  await sql`
    insert into reviews (product_id, author_name, rating, comment, fit, verified, status, created_at)
    select id, 'Asha V.', 1 + (pg_temp.chance(id, 'rating') + nth * 7) % 5, 'It fits, and it wears well.', 'true', true,
           case when (id + nth) % 10 = 0 then 'waiting' else 'approved' end, ${now}::timestamptz - nth * interval '1 day'
    from products, generate_series(1, pg_temp.chance(id, 'reviews') % 9) nth
  `.execute(tx);
}

/** Moves one product down its listings by one. */
export async function moveProduct(db: Db): Promise<void> {
  await sql`update products set position = position + 1 where id = 1`.execute(db);
}

/** Renames every twentieth product. */
export async function renameProducts(db: Db): Promise<void> {
  await sql`update products set name = name || '.' where id % 20 = 0`.execute(db);
}
