import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { paidOrder, seen } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(async () => {
  await shop.db.deleteFrom("settings").execute();
  shopper = await newShopper(shop);
});
afterAll(() => shop.close());

const set = async (value: string) => (await answerCommand(shop, ["settings", "set", "gstin", value])).message;
const newOrder = async () => (await paidOrder(shop, shopper)).order.id;

/** The page of an order's paper. */
async function paperOf(orderId: string): Promise<string> {
  const { invoice } = await seen(shopper, orderId);
  return (await shop.app.inject({ url: invoice?.url ?? "" })).body;
}

test("a seller who registers during the year issues invoices from then on, and earlier bills stay bills", async () => {
  await set("none");
  const before = await newOrder();
  expect(await set("23ABCDE1234F1Z8")).toBe("gstin is 23ABCDE1234F1Z8.");
  const after = await newOrder();
  expect(await paperOf(before)).toContain("Bill of supply");
  expect(await paperOf(before)).not.toContain("GSTIN");
  expect(await paperOf(after)).toContain("Tax invoice");
  expect(await paperOf(after)).toContain("23ABCDE1234F1Z8");
});

test("until the owner sets it, the GSTIN is that of the label", async () => {
  expect(await paperOf(await newOrder())).toContain("23AAAAA0000A1ZA");
  expect((await shop.app.inject("/api/shop")).json()).toMatchObject({ shop: { gstin: "23AAAAA0000A1ZA" } });
});

test.each([
  ["23abcde", 'gstin cannot be "23abcde". Give 15 digits and capitals, or none for a seller who is not registered.'],
  [
    "23ABCDE1234F1ZA",
    'gstin cannot be "23ABCDE1234F1ZA", which has a wrong last character, so one of its characters is mistyped.',
  ],
  ["27AAPFU0939F1ZV", 'gstin cannot be "27AAPFU0939F1ZV", which begins with 27, and the code of Madhya Pradesh is 23.'],
])("the GSTIN %s is refused, and nothing changes", async (value, message) => {
  expect(await set(value)).toBe(message);
  expect(await shop.db.selectFrom("settings").selectAll().execute()).toEqual([]);
});
