import { type ChosenFacets, perValueFacet, VALUE_FACETS, type ValueKey } from "@selvedge/commerce/facets";
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

type Kind = "category" | keyof ChosenFacets;
const word = (column: string) => sql`lower(replace(${sql.ref(column)}, ' ', '-'))`;

const ofMaterials = (column: string) =>
  sql`select product_id, ${word(column)} as word from product_materials join materials on materials.id = material_id`;
const FREE = sql`exists (select from variants where size_id = size.id and (free is null or free > 0))`;

/** Of each facet the rows `product_id`, `word` that a query filters and counts by, and some words to ask for. */
const VALUES: Readonly<
  Record<ValueKey, { rows: (query: ListingQuery) => RawBuilder<unknown>; words: readonly string[] }>
> = {
  size: {
    rows: ({ in_stock }) =>
      sql`select product_id, ${word("name")} as word from product_sizes size
          where not made_to_measure and (${!in_stock} or ${FREE})`,
    words: ["l", "m", "s", "xl1", "xl9"],
  },
  material: { rows: () => ofMaterials("kind"), words: ["cloth-1", "cloth-2", "cloth-3"] },
  color: { rows: () => ofMaterials("color"), words: ["colour-1", "colour-2", "colour-3"] },
  origin: {
    rows: () => sql`select id as product_id, ${word("origin")} as word from products`,
    words: ["india", "nepal"],
  },
};

/** A listing computed from the tables; `without` leaves out the filters of some kinds. */
function listed(query: ListingQuery, within: number | null, now: Date, without: Kind[] = []): RawBuilder<unknown> {
  const { categoryIds, price: limits, in_stock } = query;
  const isIn = (ids: readonly number[]) =>
    sql`exists (select from product_categories where product_id = id and category_id = any(${ids}::integer[]))`;
  const standard = sql`from product_sizes size where product_id = products.id and not made_to_measure`;
  const conditions: [Kind | null, RawBuilder<unknown> | false][] = [
    [null, within !== null && isIn([within])],
    ["category", categoryIds.length > 0 && isIn(categoryIds)],
    ...VALUE_FACETS.map(({ key }): [Kind, RawBuilder<unknown> | false] => [
      key,
      query[key].length > 0 &&
        sql`exists (select from (${VALUES[key].rows(query)}) of_products
            where product_id = products.id and word = any(${query[key]}::text[]))`,
    ]),
    ["price", limits.min !== null && sql`paise >= ${limits.min * 100}`],
    ["price", limits.max !== null && sql`paise <= ${limits.max * 100}`],
    ["in_stock", in_stock && sql`(not exists (select ${standard}) or exists (select ${standard} and ${FREE}))`],
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
  const counted = async (in_stock: boolean) =>
    (await count(sql`''`, listed({ ...query, in_stock }, within, now)))[0]?.count ?? 0;
  const inStock = await counted(true);
  return {
    ids: ids.map(({ id }) => id),
    total: totals[0]?.total,
    category: await count(
      sql`category_id::text`,
      sql`${of("category")} join product_categories on product_id = listed.id`,
    ),
    values: await Promise.all(
      VALUE_FACETS.map(({ key }) =>
        count(
          sql`word`,
          sql`${of(key)} join (${VALUES[key].rows(query)}) of_products on product_id = listed.id and word is not null`,
        ),
      ),
    ),
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
    values: VALUE_FACETS.map(({ key }) => counted(facets[key])),
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
    ...perValueFacet(({ key }) => some(VALUES[key].words)),
    price: fc.record({ min: price, max: price }).filter(({ min, max }) => (min ?? 0) <= (max ?? Infinity)),
    in_stock: fc.boolean(),
    sort: fc.constantFrom("default", "price_asc", "price_desc", "name_asc", "name_desc"),
  })
  .map((asked) => ({ ...WHOLE_SHOP, ...asked }));

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
