import type { RefusalBody } from "@selvedge/commerce/wire/primitives";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { orderInvariants } from "../orders/invariants.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { HOME, newShopper, type Shopper, shopperWith } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";
import { answerCommand } from "./answer-command.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterEach(async () => expect(await orderInvariants(shop.db)).toEqual([]));
afterAll(() => shop.close());

const command = (line: string) => answerCommand(shop, line.split(" "));
const created = async (line: string) => expect(await command(`coupons create ${line}`)).toMatchObject({ isDone: true });
const lookUp = async (code: string) => (await shop.app.inject(`/api/coupon/${code}`)).statusCode;

const flat = (code: string, rupees: number) =>
  ({ code, discount_type: "flat", discount_value: rupees, max_discount_amount: null }) as const;

/** Orders with a coupon of ₹100. Resolves with "ordered", or the refusal of the coupon. */
async function orderWith(shopper: Shopper, code: string, email = HOME.email): Promise<unknown> {
  const { status, body } = await shopper.order({ ...(await shopper.pendingOrder(flat(code, 100))), email });
  if (status === 201) return "ordered";
  const { message, errors } = body as unknown as z.infer<typeof RefusalBody>;
  expect([status, errors]).toEqual([422, { coupon_code: [message] }]);
  return message;
}

test("a created coupon takes off what it says, and is used from its first to its last day in India", async () => {
  await created("diwali --percent 12.5 --at-most 300 --uses 40 --from 2026-11-22 --until 2026-11-23");
  expect(await lookUp("DIWALI")).toBe(404);
  shop.clock.advance(DAY_MS);
  expect((await shop.app.inject("/api/coupon/DIWALI")).json()).toEqual({
    code: "DIWALI",
    discount_type: "percentage",
    discount_value: 12.5,
    max_discount_amount: 300,
  });
  shop.clock.advance(2 * DAY_MS);
  expect(await lookUp("DIWALI")).toBe(404);
  expect((await command("coupons list")).message.split("\n")).toContain(
    "DIWALI  12.5%, at most ₹300.00  used 0 of 40  ended 23 Nov 2026",
  );
});

test("a minimum refuses smaller orders and says what it is", async () => {
  await created("BIG --amount 100 --minimum 10000");
  const shopper = await shopperWith(shop, "tara-a-line-dress", "M");
  expect(await orderWith(shopper, "BIG")).toBe("This coupon is for orders of ₹10,000.00 or more.");
  await shopper.add("kesar-long-kurta", "Custom", 3);
  expect(await orderWith(shopper, "BIG")).toBe("ordered");
});

test("a coupon of a category refuses an order with a piece of another", async () => {
  await created("DRESSES --amount 100 --category dresses");
  const shopper = await shopperWith(shop, "tara-a-line-dress", "M");
  await shopper.add("kesar-long-kurta", "S");
  expect(await orderWith(shopper, "DRESSES")).toBe(
    "This coupon is for Dresses only. Please order the other pieces separately.",
  );
  expect(await orderWith(await shopperWith(shop, "tara-a-line-dress", "S"), "DRESSES")).toBe("ordered");
});

test("typing a code says the condition that the cart does not meet; the code alone is not refused", async () => {
  await created("TYPED --amount 100 --minimum 2000 --category dresses");
  const idOf = async (slug: string) =>
    (await shop.db.selectFrom("products").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()).id;
  const [dress, kurta] = [await idOf("tara-a-line-dress"), await idOf("kesar-long-kurta")];
  const typed = async (query: string) => {
    const answer = await shop.app.inject(`/api/coupon/typed${query}`);
    return [answer.statusCode, answer.json().message];
  };
  expect(await typed(`?subtotal=1999.99&products=${dress}`)).toEqual([
    422,
    "This coupon is for orders of ₹2,000.00 or more.",
  ]);
  expect(await typed(`?subtotal=4000&products=${dress},${kurta}`)).toEqual([
    422,
    "This coupon is for Dresses only. Please order the other pieces separately.",
  ]);
  expect((await typed(`?subtotal=4000&products=${dress}`))[0]).toBe(200);
  expect((await typed(""))[0]).toBe(200);
  expect((await typed("?subtotal=4000&products=x"))[0]).toBe(422);
});

describe("a limit of uses per customer", () => {
  test("counts the orders of the account and of the email address, not those that came to nothing", async () => {
    await created("MINE --amount 100 --per-customer 1");
    const shopper = await shopperWith(shop, "kesar-long-kurta", "Custom");
    const again = async (email: string) => {
      shopper.cartToken = "";
      await shopper.add("kesar-long-kurta", "Custom");
      return orderWith(shopper, "MINE", email);
    };
    expect(await orderWith(shopper, "MINE", "a@example.com")).toBe("ordered");
    expect(await again("b@example.com")).toBe("You have used this coupon already.");
    expect(await orderWith(await shopperWith(shop, "kesar-long-kurta", "Custom"), "MINE", "A@Example.com")).toBe(
      "You have used this coupon already.",
    );
    // The payment of the first order never came; no job has closed it yet.
    shop.clock.advance(HOUR_MS);
    expect(await again("b@example.com")).toBe("ordered");
  });

  test("of ten accounts that order at the same time for one email address, one gets it", async () => {
    await created("RACE --amount 100 --per-customer 1");
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => newShopper(shop)));
    for (const shopper of shoppers) await shopper.add("kesar-long-kurta", "Custom");
    const outcomes = await Promise.all(shoppers.map((shopper) => orderWith(shopper, "RACE", "race@example.com")));
    expect(outcomes.filter((outcome) => outcome === "ordered")).toHaveLength(1);
  });
});

test("an ended coupon is of no use at once, and is ended only once", async () => {
  await created("SHORT --amount 100");
  expect(await lookUp("SHORT")).toBe(200);
  expect((await command("coupons end short")).message).toBe("SHORT has ended.");
  expect(await lookUp("SHORT")).toBe(404);
  expect((await command("coupons end SHORT")).message).toBe("SHORT had ended before. Nothing has changed.");
  expect((await answerCommand(shop, ["audit", "coupon SHORT"])).message).toMatch(/coupons end.*\n.*coupons create/);
});

test.each([
  ["NEW", "Give either --percent or --amount."],
  ["NEW --percent 10 --amount 100", "Give either --percent or --amount."],
  ["NEW --amount 100 --at-most 50", "--at-most belongs to --percent."],
  ["NEW --percent 101", expect.stringMatching(/^--percent: .*<=100/)],
  ["N! --percent 10", '"N!" is no code. Use 3 to 32 letters from A to Z, digits and hyphens.'],
  ["WELCOME10 --percent 10", "There is a coupon WELCOME10 already. Choose another code."],
  ["NEW --percent 10 --category hats", 'There is no category "hats".'],
  ["NEW --percent 10 --until 2026-11-01", "--until: 2026-11-01 has passed; name today or a later day."],
  ["NEW --percent 10 --until tomorrow", expect.stringContaining("Write the day as 2026-12-31.")],
  ["NEW --percent 10 --from 2027-02-01 --until 2027-01-01", "--from is after --until."],
])("coupons create %s is refused", async (line, message) => {
  expect(await command(`coupons create ${line}`)).toEqual({ isDone: false, message });
  expect(await lookUp("NEW")).toBe(404);
});

test("an unknown coupon cannot be ended", async () => {
  expect(await command("coupons end NOPE")).toEqual({ isDone: false, message: "There is no coupon NOPE." });
});
