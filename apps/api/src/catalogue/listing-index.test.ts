import { type ListingQuery, listingSearch, PRICE_BANDS, WHOLE_SHOP } from "@selvedge/commerce/listing";
import { compareNames } from "@selvedge/commerce/name-order";
import type { Facets, ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqlState } from "../database/sql-state.ts";
import { transaction } from "../database/transaction.ts";
import { anyCatalogueChange } from "../testing/catalogue-changes.ts";
import { insertLargeShop } from "../testing/large-shop.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { testClock } from "../testing/test-clock.ts";

const HOUR_MS = 60 * 60_000;
const PRODUCTS = 90;

interface Sold {
  id: number;
  position: number;
  name: string;
  paise: number;
}
const ORDERS: Record<ListingQuery["sort"], (a: Sold, b: Sold) => number> = {
  default: (a, b) => a.position - b.position,
  price_asc: (a, b) => a.paise - b.paise,
  price_desc: (a, b) => b.paise - a.paise,
  name_asc: (a, b) => compareNames(a.name, b.name),
  name_desc: (a, b) => compareNames(b.name, a.name),
};

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await transaction(shop.db, (tx) => insertLargeShop(tx, PRODUCTS, shop.clock.now()));
});
afterAll(() => shop.close());

type Kind = "category" | "size" | "material" | "color" | "origin" | "price" | "stock";
const word = (column: string) => sql`lower(replace(${sql.ref(column)}, ' ', '-'))`;

/** A listing computed from the tables; `without` leaves out the filters of some kinds. */
function listed(query: ListingQuery, within: number | null, now: Date, without: Kind[] = []): RawBuilder<unknown> {
  const { categoryIds, sizes, materials, colors, origins, priceMin, priceMax, inStock } = query;
  const isIn = (ids: readonly number[]) =>
    sql`exists (select from product_categories where product_id = id and category_id = any(${ids}::integer[]))`;
  const madeOf = (column: string, words: readonly string[]) =>
    sql`exists (select from product_materials join materials on materials.id = material_id
        where product_id = products.id and ${word(column)} = any(${words}::text[]))`;
  const standard = sql`from product_sizes size where product_id = products.id and not made_to_measure`;
  const free = sql`exists (select from variants where size_id = size.id and (free is null or free > 0))`;
  const conditions: [Kind | null, RawBuilder<unknown> | false][] = [
    [null, within !== null && isIn([within])],
    ["category", categoryIds.length > 0 && isIn(categoryIds)],
    [
      "size",
      sizes.length > 0 &&
        sql`exists (select ${standard} and ${word("name")} = any(${sizes}::text[]) and (${!inStock} or ${free}))`,
    ],
    ["material", materials.length > 0 && madeOf("kind", materials)],
    ["color", colors.length > 0 && madeOf("color", colors)],
    ["origin", origins.length > 0 && sql`${word("origin")} = any(${origins}::text[])`],
    ["price", priceMin !== null && sql`paise >= ${priceMin * 100}`],
    ["price", priceMax !== null && sql`paise <= ${priceMax * 100}`],
    ["stock", inStock && sql`(not exists (select ${standard}) or exists (select ${standard} and ${free}))`],
  ];
  const kept = conditions.flatMap(([kind, holds]) => (!holds || (kind && without.includes(kind)) ? [] : [holds]));
  return sql`(select * from (
      select *, case when offer_ends_at <= ${now} then price_paise else sale_price_paise end as paise from products
      where status = 'active' and published_at <= ${now}
    ) products where ${kept.length > 0 ? sql.join(kept, sql` and `) : sql`true`}) listed`;
}

const inOrder = <Counted extends { value: string }>(counted: Counted[]) =>
  counted.toSorted((a, b) => (a.value < b.value ? -1 : 1));

async function listingFromTables(query: ListingQuery, within: number | null, now: Date) {
  const of = (...without: Kind[]) => listed(query, within, now, without);
  const count = async (value: RawBuilder<unknown>, from: RawBuilder<unknown>) => {
    const { rows } = await sql<{ value: string; count: number }>`
      select ${value} as value, count(distinct listed.id)::integer as count from ${from} group by 1
    `.execute(shop.db);
    return inOrder(rows);
  };
  const clothOf = (kind: "material" | "color", column: string) =>
    count(
      word(column),
      sql`${of(kind)} join product_materials on product_id = listed.id
      join materials on materials.id = material_id and ${sql.ref(column)} is not null`,
    );
  const { rows: sold } = await sql<Sold>`select id, position, name, paise from ${of()} order by id`.execute(shop.db);
  const first = (query.page - 1) * query.perPage;
  const ids = sold.toSorted(ORDERS[query.sort]).slice(first, first + query.perPage);
  const { rows: totals } = await sql<{ total: number }>`select count(*)::integer as total from ${of()}`.execute(
    shop.db,
  );
  const { rows: ranges } = await sql<{ range: Facets["price_range"] }>`
    select case when count(*) > 0 then json_build_object('min', min(paise) / 100, 'max', (max(paise) + 99) / 100) end as range
    from ${of("price")}
  `.execute(shop.db);
  const bands = await Promise.all(
    PRICE_BANDS.map(async ({ min, max }) => {
      const inBand = sql`${of("price")} where paise >= ${min * 100} and paise <= ${(max ?? 10 ** 9) * 100}`;
      return { min, max, count: (await count(sql`''`, inBand))[0]?.count ?? 0 };
    }),
  );
  const counted = async (inStock: boolean) =>
    (await count(sql`''`, listed({ ...query, inStock }, within, now)))[0]?.count ?? 0;
  const inStock = await counted(true);
  return {
    ids: ids.map(({ id }) => id),
    total: totals[0]?.total,
    category: await count(
      sql`category_id::text`,
      sql`${of("category")} join product_categories on product_id = listed.id`,
    ),
    size: await count(
      sql`lower(replace(size.name, ' ', '-'))`,
      sql`${of("size")} join product_sizes size on product_id = listed.id and not made_to_measure
          and (${!query.inStock} or exists (select from variants where size_id = size.id and (free is null or free > 0)))`,
    ),
    material: await clothOf("material", "kind"),
    color: await clothOf("color", "color"),
    origin: await count(word("origin"), of("origin")),
    price: bands.filter((band) => band.count > 0),
    price_range: ranges[0]?.range ?? null,
    inStock,
    outOfStock: (await counted(false)) - inStock,
  };
}

async function listingFromShop(query: ListingQuery, slug: string | null) {
  const path = slug === null ? "/api/products" : `/api/categories/${slug}/products`;
  const answer = (await shop.app.inject(path + listingSearch(query))).json<ListingAnswer>();
  const { facets } = answer;
  const counted = (values: { value: string; count: number }[]) =>
    inOrder(values.filter(({ count }) => count > 0).map(({ value, count }) => ({ value, count })));
  return {
    ids: answer.data.map(({ id }) => id),
    total: answer.total,
    category: counted(facets.category.map(({ id, count }) => ({ value: String(id), count }))),
    size: counted(facets.size),
    material: counted(facets.material),
    color: counted(facets.color),
    origin: counted(facets.origin),
    price: facets.price,
    price_range: facets.price_range,
    inStock: facets.availability.find(({ value }) => value === "in_stock")?.count ?? 0,
    outOfStock: facets.availability.find(({ value }) => value === "out_of_stock")?.count ?? 0,
  };
}

const some = <Value>(values: readonly Value[]): fc.Arbitrary<Value[]> =>
  fc.oneof(fc.constant<Value[]>([]), fc.subarray([...values], { maxLength: Math.min(3, values.length) }));
const price = fc.option(fc.integer({ min: 1, max: 1_600 }), { nil: null });
const anyQuery: fc.Arbitrary<ListingQuery> = fc
  .record({
    page: fc.integer({ min: 1, max: 4 }),
    perPage: fc.constantFrom(5, 12, 60),
    categoryIds: some([1, 2, 3, 4, 9, 10, 11, 12, 13]),
    sizes: some(["l", "m", "s", "xl1", "xl9"]),
    materials: some(["cloth-1", "cloth-2", "cloth-3"]),
    colors: some(["colour-1", "colour-2", "colour-3"]),
    origins: some(["india", "nepal"]),
    priceMin: price,
    priceMax: price,
    inStock: fc.boolean(),
    sort: fc.constantFrom("default", "price_asc", "price_desc", "name_asc", "name_desc"),
  })
  .map((asked) => ({ ...WHOLE_SHOP, ...asked }))
  .filter(({ priceMin, priceMax }) => (priceMin ?? 0) <= (priceMax ?? Infinity));

/** A change that violates a constraint, for example with an unknown category, changes nothing. */
function mayBeRefused(error: unknown): void {
  if (!sqlState(error)?.startsWith("23")) throw error;
}

test("after any changes, at any time, with any filter, order and page, a listing matches the tables", async () => {
  const start = testClock().now();
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCatalogueChange(PRODUCTS, start), { maxLength: 3 }),
      fc.array(fc.tuple(anyQuery, fc.constantFrom(null, "dresses", "workwear")), { minLength: 3, maxLength: 3 }),
      fc.integer({ min: -8, max: 8 }),
      async (changes, asked, halfHours) => {
        for (const change of changes) await change.execute(shop.db).catch(mayBeRefused);
        shop.clock.set(new Date(start.getTime() + (halfHours * HOUR_MS) / 2));
        for (const [query, slug] of asked) {
          const within = slug === null ? null : slug === "dresses" ? 1 : 9;
          const expected = await listingFromTables(query, within, shop.clock.now());
          expect(await listingFromShop(query, slug)).toEqual(expected);
        }
      },
    ),
    { numRuns: 120, seed: 7 },
  );
});
