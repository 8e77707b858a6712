import { Wishlist } from "@selvedge/commerce/wire/wishlist";
import { newWishlistSession } from "@selvedge/commerce/wishlist-session";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { empty } from "../testing/module-tables.ts";
import { ask, newShopper, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

const DAY_MS = 24 * 60 * 60_000;

let shop: TestApp;
let asha: Shopper;
let products: { id: number; slug: string }[];
beforeAll(async () => {
  shop = await demoShop();
  asha = await newShopper(shop);
  products = (await ask<{ data: typeof products }>(shop, "GET", "/api/products?per_page=4")).body.data;
});
beforeEach(() => empty(shop.db, "wishlist"));
afterAll(() => shop.close());

type Bearer = string | null;
const productId = (index: number) => products[index]?.id ?? 0;
const add = (session_id: unknown, product_id: unknown, bearer: Bearer = null) =>
  ask<{ message: string }>(shop, "POST", "/api/wishlist", { bearer, body: { product_id, session_id } });
const remove = (session: string, id: number | string, bearer: Bearer = null) =>
  ask<{ message: string }>(shop, "DELETE", `/api/wishlist/${id}?session_id=${session}`, { bearer });
const list = async (session: string, bearer: Bearer = null) => {
  const { status, body } = await ask(shop, "GET", `/api/wishlist/${session}`, { bearer });
  expect(status).toBe(200);
  return Wishlist.parse(body);
};
const ids = async (session: string, bearer: Bearer = null) =>
  (await list(session, bearer)).map(({ product_id }) => product_id);
const check = async (session: string, id: number | string, bearer: Bearer = null) =>
  (await ask(shop, "GET", `/api/wishlist/check/${id}?session_id=${session}`, { bearer })).body;

describe("a guest's list", () => {
  // spec: GET /api/wishlist/{session id}
  test("shows what was added, the newest first, as the wishlist's cards need it", async () => {
    const session = newWishlistSession();
    expect(await add(session, productId(0))).toMatchObject({
      status: 200,
      body: { status: "success", message: "Product added to wishlist" },
    });
    await add(session, productId(1));
    const [newest, oldest] = await list(session);
    expect(newest).toMatchObject({ product_id: productId(1), product: { slug: products[1]?.slug } });
    expect(oldest?.product.gallery_images.length).toBeGreaterThan(2);
    expect(oldest?.product.attributes.map(({ type }) => type)).toContain("size");
  });

  // spec: POST /api/wishlist
  test("holds each product once, however often it is added", async () => {
    const session = newWishlistSession();
    await Promise.all(Array.from({ length: 8 }, () => add(session, productId(0))));
    expect((await add(session, productId(0))).status).toBe(200);
    expect(await ids(session)).toEqual([productId(0)]);
  });

  // spec: DELETE /api/wishlist/{product id}
  test("loses what is removed; removing it again works too", async () => {
    const session = newWishlistSession();
    await add(session, productId(0));
    await add(session, productId(1));
    for (let time = 0; time < 2; time += 1) {
      expect(await remove(session, productId(0))).toMatchObject({
        status: 200,
        body: { status: "success", deleted: true },
      });
    }
    expect(await ids(session)).toEqual([productId(1)]);
  });

  test("is nobody else's: another session neither sees nor changes it", async () => {
    const session = newWishlistSession();
    const other = newWishlistSession();
    await add(session, productId(0));
    expect(await list(other)).toEqual([]);
    await remove(other, productId(0));
    await remove(other, productId(0), asha.bearer);
    expect(await ids(session)).toEqual([productId(0)]);
  });

  // spec: GET /api/wishlist/check/{product id}
  test("says whether a product is on it", async () => {
    const session = newWishlistSession();
    await add(session, productId(0));
    expect(await check(session, productId(0))).toEqual({ wishlisted: true });
    expect(await check(session, productId(1))).toEqual({ wishlisted: false });
    for (const nonsense of ["0", "-1", "1e3", "99999999999", "x"])
      expect(await check(session, nonsense)).toEqual({ wishlisted: false });
  });

  test("is stored without its session id", async () => {
    const session = newWishlistSession();
    await add(session, productId(0));
    expect(JSON.stringify(await shop.db.selectFrom("wishlists").selectAll().execute())).not.toContain(session);
  });

  test("takes 200 pieces and no more, also when they come at once", async () => {
    const session = newWishlistSession();
    await add(session, productId(0));
    const { id } = await shop.db.selectFrom("wishlists").select("id").executeTakeFirstOrThrow();
    const template = await shop.db
      .selectFrom("products")
      .selectAll()
      .where("id", "=", productId(0))
      .executeTakeFirstOrThrow();
    const { id: copiedFrom, ...copied } = template;
    const drafts = await shop.db
      .insertInto("products")
      .values(
        Array.from({ length: 198 }, (_row, index) => ({
          ...copied,
          slug: `draft-${index}`,
          code: `DRAFT-${index}`,
          status: "draft" as const,
        })),
      )
      .returning("id")
      .execute();
    await shop.db
      .insertInto("wishlist_entries")
      .values(drafts.map((draft) => ({ id: `draft-${draft.id}`, wishlist_id: id, product_id: draft.id })))
      .execute();
    expect(drafts.map((draft) => draft.id)).not.toContain(copiedFrom);
    const answers = await Promise.all([1, 2, 3].map((index) => add(session, productId(index))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await shop.db.deleteFrom("products").where("slug", "like", "draft-%").execute();
  });

  test("is forgotten half a year after the last addition; an account's is not", async () => {
    const session = newWishlistSession();
    await add(session, productId(0));
    await add(newWishlistSession(), productId(0), asha.bearer);
    shop.clock.advance(179 * DAY_MS);
    await add(session, productId(1));
    shop.clock.advance(179 * DAY_MS);
    await shop.runJobs();
    expect(await ids(session)).toHaveLength(2);
    shop.clock.advance(DAY_MS);
    await shop.runJobs();
    expect(await ids(session)).toEqual([]);
    expect(await shop.db.selectFrom("wishlist_entries").select("id").execute()).toHaveLength(1);
    asha = await newShopper(shop);
  });
});

describe("hostile requests", () => {
  const NO_IDS = [null, undefined, "", "null", "undefined", "a".repeat(15), "a".repeat(81), "a b c d e f g h i", 7, {}];

  // spec: No session ID available
  test.each(NO_IDS)("%j is no session id", async (session) => {
    const { status, body } = await add(session, productId(0));
    expect([status, body.message]).toEqual([422, "No session ID available"]);
    const inUrl = encodeURIComponent(String(session)).slice(0, 400);
    if (inUrl !== "") expect(await list(inUrl)).toEqual([]);
    expect(await check(inUrl, productId(0))).toEqual({ wishlisted: false });
    expect((await remove(inUrl, productId(0))).status).toBe(422);
  });

  test.each([0, -1, 1.5, "1", 2_147_483_647, 2_147_483_648, null, undefined, [1], "1 or 1=1"])(
    "%j is no product",
    async (id) => {
      const { status, body } = await add(newWishlistSession(), id);
      expect([status, body.message]).toEqual([422, "Product not found"]);
    },
  );

  test("a product that is not on sale is not taken, and is not shown if it was", async () => {
    const session = newWishlistSession();
    const id = productId(3);
    await add(session, id);
    await shop.db.updateTable("products").set({ status: "hidden" }).where("id", "=", id).execute();
    expect(await list(session)).toEqual([]);
    expect((await add(newWishlistSession(), id)).status).toBe(422);
    await shop.db.updateTable("products").set({ status: "active" }).where("id", "=", id).execute();
    expect(await ids(session)).toEqual([id]);
  });

  test("`check` is a call and no list", async () => {
    expect(await check("null", "x")).toEqual({ wishlisted: false });
    expect((await ask(shop, "GET", "/api/wishlist/check")).body).toEqual([]);
  });

  test.each(["garbage", "A".repeat(43)])("a bearer that is no longer good is as good as none: %s", async (bearer) => {
    const session = newWishlistSession();
    expect((await add(session, productId(0), bearer)).status).toBe(200);
    expect(await check(session, productId(0), bearer)).toEqual({ wishlisted: true });
    expect(await ids(session, bearer)).toEqual([productId(0)]);
    expect((await remove(session, productId(0), bearer)).status).toBe(200);
  });

  test("an address makes six hundred lists an hour", async () => {
    const strict = await demoShop({ env: { RATE_LIMITS: "strict" } });
    const first = newWishlistSession();
    const post = (session_id: string) => ask(strict, "POST", "/api/wishlist", { body: { product_id: 1, session_id } });
    await post(first);
    for (let made = 1; made < 600; made += 1) expect((await post(newWishlistSession())).status).toBe(200);
    expect((await post(newWishlistSession())).status).toBe(429);
    expect((await post(first)).status).toBe(200);
    await strict.close();
  });
});

describe("a list that joins an account", () => {
  // spec: A guest’s list joins the account
  // spec: Guests keep a wishlist by session id
  test("moves at the first call with a bearer; then its session opens nothing", async () => {
    const session = newWishlistSession();
    const other = newWishlistSession();
    await add(session, productId(0));
    await add(session, productId(1));
    await add(other, productId(1), asha.bearer);
    await add(other, productId(2), asha.bearer);
    expect(await check(session, productId(0), asha.bearer)).toEqual({ wishlisted: true });
    expect(await list(session)).toEqual([]);
    expect(await check(session, productId(0))).toEqual({ wishlisted: false });
    expect((await ids(newWishlistSession(), asha.bearer)).toSorted()).toEqual(
      [productId(0), productId(1), productId(2)].toSorted(),
    );
  });

  test("is the account's, whatever session is sent along", async () => {
    await add(newWishlistSession(), productId(0), asha.bearer);
    expect(await ids(newWishlistSession(), asha.bearer)).toEqual([productId(0)]);
    const stranger = await newShopper(shop);
    expect(await ids(newWishlistSession(), stranger.bearer)).toEqual([]);
    await remove(newWishlistSession(), productId(0), stranger.bearer);
    expect(await ids(newWishlistSession(), asha.bearer)).toEqual([productId(0)]);
  });

  test("of two accounts that claim one list at once, one gets it, whole", async () => {
    const stranger = await newShopper(shop);
    for (let round = 0; round < 10; round += 1) {
      await empty(shop.db, "wishlist");
      const session = newWishlistSession();
      await add(session, productId(0));
      await add(session, productId(1));
      const lists = await Promise.all([
        ids(session, asha.bearer),
        ids(session, stranger.bearer),
        add(session, productId(2), asha.bearer).then(() => []),
      ]);
      expect(lists.length).toBe(3);
      const ashas = await ids(session, asha.bearer);
      const strangers = await ids(session, stranger.bearer);
      expect([...ashas, ...strangers].toSorted()).toEqual([productId(0), productId(1), productId(2)].toSorted());
      expect(ashas).toContain(productId(2));
    }
  });

  test("answers are nobody's to keep", async () => {
    const { headers } = await ask(shop, "GET", `/api/wishlist/${newWishlistSession()}`, { bearer: asha.bearer });
    expect(headers).toMatchObject({ "cache-control": "no-store", vary: expect.stringContaining("Authorization") });
  });
});
