import { Coupon } from "@selvedge/commerce/wire/cart";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../database/transaction.ts";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Coupons } from "./coupon.service.ts";

const MINUTE_MS = 60_000;

let shop: TestApp;
let coupons: Coupons;
beforeAll(async () => {
  shop = await demoShop();
  coupons = shop.coupons;
});
afterAll(() => shop.close());

/** Each from an address of its own, so that guesses of one test do not count in the next. */
let lastAddress = 0;
const ask = (code: string, remoteAddress = `198.51.100.${(lastAddress += 1)}`) =>
  shop.app.inject({ url: `/api/coupon/${code}`, remoteAddress });

const use = (code: string) => transaction(shop.db, (tx) => coupons.use(tx, code));
const usedOf = async (code: string) => {
  const query = shop.db.selectFrom("coupons").select("used").where("code", "=", code);
  return (await query.executeTakeFirstOrThrow()).used;
};

describe("asking for a coupon", () => {
  // spec: GET /api/coupon/{code}
  // spec: WELCOME10, FLAT250, ONCE100
  test("says what it takes off, and nothing else", async () => {
    const answer = await ask("WELCOME10");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      code: "WELCOME10",
      discount_type: "percentage",
      discount_value: 10,
      max_discount_amount: 500,
    });
    expect(Coupon.parse((await ask("FLAT250")).json())).toMatchObject({
      discount_type: "flat",
      discount_value: 250,
      max_discount_amount: null,
    });
  });

  test("does not care for capitals or spaces around it", async () => {
    expect((await ask("%20welcome10%20")).json().code).toBe("WELCOME10");
  });

  test("a cap of nothing is told from no cap", async () => {
    const coupon = { code: "CAPPED", discount_basis_points: 1250, max_discount_paise: 0 };
    await shop.db.insertInto("coupons").values(coupon).execute();
    expect((await ask("CAPPED")).json()).toMatchObject({ discount_value: 12.5, max_discount_amount: 0 });
  });

  // spec: Invalid coupon code
  test.each([
    "NOPE",
    "WELCOME1%25",
    "WELCOME__",
    "%25",
    "__proto__",
    "constructor",
    "x%00",
    "A",
    "A".repeat(33),
    "%F0%9F%91%97",
  ])("knows nothing of %s", async (code) => {
    const answer = await ask(code);
    expect([answer.statusCode, answer.json().message]).toEqual([404, "Invalid coupon code"]);
  });

  test("gives one answer for a coupon that has not begun, is over, or is used up", async () => {
    const now = shop.clock.now().getTime();
    const common = { discount_paise: 100 };
    await shop.db
      .insertInto("coupons")
      .values([
        { ...common, code: "EARLY", starts_at: new Date(now + 1) },
        { ...common, code: "OVER", ends_at: new Date(now) },
        { ...common, code: "USED-UP", use_limit: 2, used: 2 },
      ])
      .execute();
    const bodies = await Promise.all(
      ["EARLY", "OVER", "USED-UP", "UNKNOWN"].map(async (code) => (await ask(code)).json()),
    );
    expect(new Set(bodies.map((body) => JSON.stringify({ ...body, request_id: "" }))).size).toBe(1);
    shop.clock.advance(1);
    expect((await ask("EARLY")).statusCode).toBe(200);
  });

  test("after two hundred wrong codes in ten minutes an address must wait, right codes do not count", async () => {
    const guesser = "203.0.113.50";
    for (let guess = 0; guess < 200; guess += 1) {
      expect((await ask(`GUESS-${guess}`, guesser)).statusCode).toBe(404);
      expect((await ask("WELCOME10", guesser)).statusCode, `after ${guess + 1} misses`).toBe(guess < 199 ? 200 : 429);
    }
    const answer = await ask("GUESS-201", guesser);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask("WELCOME10")).statusCode).toBe(200);
    shop.clock.advance(10 * MINUTE_MS);
    expect((await ask("WELCOME10", guesser)).statusCode).toBe(200);
  });
});

describe("using a coupon", () => {
  test("of twenty orders that use its only use at the same time, one gets it", async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => use("ONCE100")));
    expect(outcomes.filter(Boolean)).toEqual([
      { code: "ONCE100", discount_type: "flat", discount_value: 100, max_discount_amount: null },
    ]);
    expect(await usedOf("ONCE100")).toBe(1);
    expect((await ask("ONCE100")).statusCode).toBe(404);
  });

  test("a use whose order came to nothing can be used again", async () => {
    await transaction(shop.db, (tx) => coupons.release(tx, "ONCE100"));
    expect(await use("once100")).toMatchObject({ code: "ONCE100" });
    expect(await use("ONCE100")).toBeUndefined();
  });

  test("is undone with the transaction that fails", async () => {
    const before = await usedOf("FLAT250");
    const failing = transaction(shop.db, async (tx) => {
      await coupons.use(tx, "FLAT250");
      throw new Error("no stock");
    });
    await expect(failing).rejects.toThrow("no stock");
    expect(await usedOf("FLAT250")).toBe(before);
  });

  test("nothing is taken back that was not used", async () => {
    await transaction(shop.db, (tx) => coupons.release(tx, "WELCOME10"));
    expect(await usedOf("WELCOME10")).toBe(0);
  });

  test("looking at it does not use it", async () => {
    expect(await coupons.find(shop.db, "FLAT250")).toMatchObject({ discount_value: 250 });
    expect(await coupons.find(shop.db, "not a code")).toBeUndefined();
    expect(await usedOf("FLAT250")).toBe(0);
  });
});
