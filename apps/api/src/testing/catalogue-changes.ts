import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";

const HOUR_MS = 60 * 60_000;

/**
 * Arbitrary changes by the owner of a large shop with this many products, a few products at a time; instants are within
 * hours of `now`.
 */
export function anyCatalogueChange(products: number, now: Date): fc.Arbitrary<RawBuilder<unknown>> {
  const some = fc.uniqueArray(fc.integer({ min: 1, max: products }), { minLength: 1, maxLength: 4 });
  const hours = fc.integer({ min: -3, max: 3 });
  const hoursFromNow = (count: number) => new Date(now.getTime() + count * HOUR_MS);
  const instant = fc.option(hours.map(hoursFromNow), { nil: null });
  const product = (column: string, value: fc.Arbitrary<unknown>) =>
    fc
      .tuple(some, value)
      .map(([ids, to]) => sql`update products set ${sql.ref(column)} = ${to} where id = any(${ids}::integer[])`);
  const ofProducts = (statement: (ids: number[]) => ReturnType<typeof sql>) => some.map(statement);
  const setting = fc.integer({ min: 1, max: 3 }).map((max) => JSON.stringify({ days: { min: 1, max } }));
  const picture = fc.constantFrom(null, "product-1-0", "made-later");
  const collections = fc.tuple(picture, fc.constantFrom("workwear", "nothing")).map(([desktop, slug]) => {
    const pictures = { desktop, mobile: null, cloth: null };
    return JSON.stringify([{ slug, name: slug, banner: slug, description: slug, lead: slug, facts: [], pictures }]);
  });
  return fc.oneof(
    collections.map(
      (value) =>
        sql`insert into settings values ('collections', ${value}) on conflict (name) do update set value = excluded.value`,
    ),
    fc.constant(
      sql`insert into pictures select 'made-later', alt, width, height, color, avif, webp, jpeg from pictures where key = 'product-1-0'
            on conflict do nothing`,
    ),
    setting.map(
      (value) =>
        sql`insert into settings values ('delivery', ${value}) on conflict (name) do update set value = excluded.value`,
    ),
    product("published_at", hours.map(hoursFromNow)),
    fc
      .tuple(some, fc.constantFrom("draft", "active", "hidden", "archived"))
      .map(
        ([ids, status]) =>
          sql`update products set status = ${status}, published_at = coalesce(published_at, ${now}) where id = any(${ids}::integer[])`,
      ),
    product("position", fc.integer({ min: 0, max: 9 })),
    product("name", fc.constantFrom("Amba", "amba", "Ärmel", "z".repeat(600))),
    product("note", fc.constant("Nothing that a listing shows")),
    fc.tuple(some, fc.integer({ min: 0, max: 5 }), instant).map(
      ([ids, paise, endsAt]) =>
        sql`update products set discount_basis_points = 100, discount_paise = null, sale_price_paise = ${paise}, offer_ends_at = ${endsAt}
              where id = any(${ids}::integer[])`,
    ),
    fc.tuple(some, fc.integer({ min: 1, max: 20 })).map(
      ([ids, category]) =>
        sql`insert into product_categories select products.id, categories.id from products, categories
              where products.id = any(${ids}::integer[]) and categories.id = ${category} on conflict do nothing`,
    ),
    fc.tuple(some, fc.integer({ min: 1, max: 20 })).map(
      ([ids, category]) =>
        sql`update product_categories own set category_id = ${category}
              where product_id = any(${ids}::integer[]) and exists (select from categories where id = ${category})
                and category_id = (select max(category_id) from product_categories where product_id = own.product_id)
                and ${category} not in (select category_id from product_categories where product_id = own.product_id)`,
    ),
    ofProducts((ids) => sql`delete from product_categories where product_id = any(${ids}::integer[])`),
    ofProducts((ids) => sql`delete from product_pictures where product_id = any(${ids}::integer[])`),
    ofProducts(
      (ids) =>
        sql`insert into product_pictures select id, 0, 'product-1-0' from products where id = any(${ids}::integer[]) on conflict do nothing`,
    ),
    ofProducts(
      ([from, to = from]) =>
        sql`update product_pictures set product_id = ${to}, position = position + 10 where product_id = ${from}
            and exists (select from products where id = ${to})`,
    ),
    ofProducts((ids) => sql`delete from products where id = any(${ids}::integer[])`),
    fc.tuple(some, fc.integer({ min: 1, max: 5 }), fc.constantFrom("waiting", "approved", "rejected")).map(
      ([ids, rating, status]) =>
        sql`insert into reviews (product_id, author_name, rating, comment, verified, status, created_at)
              select id, 'Asha V.', ${rating}, '', true, ${status}, ${now} from products where id = any(${ids}::integer[])`,
    ),
    fc
      .tuple(some, fc.constantFrom("waiting", "approved", "rejected"))
      .map(([ids, status]) => sql`update reviews set status = ${status} where product_id = any(${ids}::integer[])`),
    ofProducts(
      ([from, to = from]) =>
        sql`update reviews set product_id = ${to} where product_id = ${from} and exists (select from products where id = ${to})`,
    ),
    ofProducts((ids) => sql`delete from reviews where product_id = any(${ids}::integer[])`),
    fc.constant(sql`delete from categories where parent_id is not null`),
    fc
      .tuple(some, fc.integer({ min: 0, max: 3 }))
      .map(
        ([ids, free]) =>
          sql`select count_stock(sku, ${free}::integer + reserved) from variants where product_id = any(${ids}::integer[])`,
      ),
    fc
      .tuple(some, fc.integer({ min: 1, max: 4 }), fc.option(fc.integer({ min: 0, max: 2 }), { nil: null }))
      .map(
        ([ids, nth, stock]) =>
          sql`select count_stock(sku, ${stock}::integer) from variants where product_id = any(${ids}::integer[]) and id % 4 = ${nth} - 1`,
      ),
    ofProducts((ids) => sql`delete from product_sizes where product_id = any(${ids}::integer[]) and position > 1`),
    ofProducts(
      (ids) =>
        sql`insert into garment_measures select product_id, name, 'bust', 900 from product_sizes where product_id = any(${ids}::integer[])
            on conflict (product_id, size, measure) do update set millimetres = garment_measures.millimetres + 1`,
    ),
    ofProducts(
      (ids) =>
        sql`delete from garment_measures own where product_id = any(${ids}::integer[])
            and size = (select max(size) from garment_measures where product_id = own.product_id)`,
    ),
    ofProducts(
      (ids) =>
        sql`insert into product_models select product_id, max(name), 170 from product_sizes
              where product_id = any(${ids}::integer[]) group by product_id
            on conflict (product_id) do update set height_cm = product_models.height_cm + 1`,
    ),
    ofProducts((ids) => sql`delete from product_models where product_id = any(${ids}::integer[])`),
    ofProducts((ids) => sql`delete from product_materials where product_id = any(${ids}::integer[])`),
    ofProducts(([id]) => sql`update categories set name = name || '!' where id = ${id}`),
    ofProducts(([id]) => sql`update materials set name = name || '!' where id = ${id}`),
    ofProducts((ids) => sql`update materials set color = 'Colour 2' where id = any(${ids}::integer[])`),
    ofProducts((ids) => sql`update product_sizes set name = 'XL' || id where product_id = any(${ids}::integer[])`),
    ofProducts(([id]) => sql`update pictures set alt = alt || '!' where key = 'product-' || ${id}::integer || '-0'`),
    ofProducts((ids) => sql`update reviews set comment = 'Other' where product_id = any(${ids}::integer[])`),
  );
}
