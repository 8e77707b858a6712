import type { Sort } from "@selvedge/commerce/wire/catalogue";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createArrangements } from "./arrangements.ts";

const WHOLE_SHOP = { categoryIds: [0], alsoIn: [] };

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const rename = (name: string) => shop.db.updateTable("products").set({ name }).where("id", "=", 1).execute();

test("an arrangement is read once, and asked about with each use", async () => {
  const arrangements = createArrangements(shop.db);
  const ids = await arrangements.of(WHOLE_SHOP, "default", shop.clock.now());
  expect(ids).toHaveLength(28);
  expect(await arrangements.of(WHOLE_SHOP, "default", shop.clock.now())).toBe(ids);
  await rename("Another name");
  expect(await arrangements.of(WHOLE_SHOP, "default", shop.clock.now())).not.toBe(ids);
});

test("of many who ask at once, one reads: at first, and after a change of more than are placed anew", async () => {
  const arrangements = createArrangements(shop.db);
  const askedAtOnce = async () => {
    const filter = { categoryIds: [0, 901, 902], alsoIn: [] };
    const asked = Array.from({ length: 5 }, () => arrangements.of(filter, "name_asc", shop.clock.now()));
    return new Set(await Promise.all(asked));
  };
  const first = await askedAtOnce();
  expect(first.size).toBe(1);
  await shop.db
    .updateTable("products")
    .set((product) => ({ name: sql`${product.ref("name")} || '!'` }))
    .execute();
  const second = await askedAtOnce();
  expect(second.size).toBe(1);
  expect([...second][0]).not.toBe([...first][0]);
});

test("an error is of the one who reads, and the others read themselves", async () => {
  let reads = 0;
  const db = shop.db.withPlugin({
    transformQuery({ node }) {
      reads += 1;
      if (reads === 1) throw new Error("no answer");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const arrangements = createArrangements(db);
  const asked = Array.from({ length: 3 }, () => arrangements.of(WHOLE_SHOP, "name_asc", shop.clock.now()));
  const [first, ...others] = await Promise.allSettled(asked);
  expect(first).toMatchObject({ status: "rejected", reason: { message: "no answer" } });
  expect(others).toMatchObject([{ value: { length: 28 } }, { value: { length: 28 } }]);
});

test("an arrangement holds until a price comes due, and not for a moment before it was read", async () => {
  const arrangements = createArrangements(shop.db);
  const start = shop.clock.now();
  const { offer_ends_at: endsAt } = await shop.db
    .selectFrom("products")
    .select("offer_ends_at")
    .where("offer_ends_at", ">", start)
    .orderBy("offer_ends_at")
    .limit(1)
    .executeTakeFirstOrThrow();
  const at = (ms: number) => arrangements.of(WHOLE_SHOP, "price_asc", new Date((endsAt?.getTime() ?? 0) + ms));
  const before = await at(-1_000);
  expect(await at(-1)).toBe(before);
  const after = await at(0);
  expect(after).not.toBe(before);
  expect(await at(1)).toBe(after);
  expect(await at(-1)).not.toBe(after);
});

test("those used longest ago are forgotten when all together hold too many products", async () => {
  const arrangements = createArrangements(shop.db, 2 * (100 + 28));
  for (const sort of ["default", "price_asc", "default", "name_asc"] as const)
    await arrangements.of(WHOLE_SHOP, sort, shop.clock.now());
  const of = (sort: Sort) => arrangements.of(WHOLE_SHOP, sort, shop.clock.now());
  const [kept, kept2] = [await of("default"), await of("name_asc")];
  expect(await of("default")).toBe(kept);
  expect(await of("name_asc")).toBe(kept2);
  const forgotten = await of("price_asc");
  expect(await of("price_asc")).toBe(forgotten);
  expect(await of("default")).not.toBe(kept);
});

test("listings of categories that do not exist are forgotten too", async () => {
  const arrangements = createArrangements(shop.db, 1_000);
  const of = (category: number) =>
    arrangements.of({ categoryIds: [category, category + 1], alsoIn: [] }, "default", shop.clock.now());
  const first = await of(10_000);
  expect(first).toHaveLength(0);
  expect(await of(10_000)).toBe(first);
  for (let category = 20_000; category < 20_020; category += 1) await of(category);
  expect(await of(10_000)).not.toBe(first);
});
