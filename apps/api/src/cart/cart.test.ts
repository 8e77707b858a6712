import type { ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { restock } from "../testing/stock.ts";
import { type Visitor, visitor } from "../testing/visitor.ts";
import type { TestApp } from "../testing/test-app.ts";
import { countStatements } from "../testing/count-statements.ts";

const DAY_MS = 24 * 60 * 60_000;
const UNKNOWN_LINE = "AAAAAAAAAAAAAAAAAAAAAA";

let shop: TestApp;
let asha: Visitor;
beforeAll(async () => {
  shop = await demoShop();
  asha = visitor(shop);
});
afterAll(() => shop.close());

const firstLine = async (token: string) => {
  const [line] = await asha.lines(token);
  if (!line) throw new Error("The cart is empty.");
  return line;
};

describe("reading a cart", () => {
  test.each([
    "",
    "?cart_token=",
    "?cart_token=null",
    "?cart_token=undefined",
    "?cart_token=%25",
    "?cart_token=cart_%00aaaaaaaaaaaaaaaaaaaaaa",
    "?cart_token[]=cart_aaaaaaaaaaaaaaaaaaaaaaaa",
    "?cart_token=cart_aaaaaaaaaaaaaaaaaaaaaaaa",
  ])("%j is an empty cart, not an error", async (query) => {
    const inbox = await shop.app.inject(`/api/cart/inbox${query}`);
    expect([inbox.statusCode, inbox.json()]).toEqual([200, { carts: [] }]);
    const count = await shop.app.inject(`/api/cart/count${query}`);
    expect([count.statusCode, count.json()]).toEqual([200, { cartItemNumber: { cart_items_count: 0 } }]);
  });

  // spec: GET /api/cart/count
  test("if two tokens are sent, the first is used", async () => {
    const first = await asha.add("chand-khadi-top", { quantity: 2 });
    const second = await asha.add("chand-khadi-top", { quantity: 3 });
    const answer = await shop.app.inject(`/api/cart/count?cart_token=${first}&cart_token=${second}`);
    expect(answer.json().cartItemNumber.cart_items_count).toBe(2);
  });

  test("shows each piece in its chosen material", async () => {
    const { product } = (await shop.app.inject("/api/products/noor-khadi-kurta")).json<ProductAnswer>();
    const [first, second] = product.variants;
    if (!first || !second?.gallery_image) throw new Error("The kurta comes in one cloth.");
    const token = await asha.add("noor-khadi-kurta", { size: "M", material: first.name });
    await asha.add("noor-khadi-kurta", { size: "M", material: second.name, token });
    expect((await asha.lines(token)).map((line) => line.product.image)).toEqual([product.image, second.gallery_image]);
  });

  // spec: GET /api/cart/inbox
  test("shows current prices: an offer's end raises them, a new price changes them", async () => {
    const start = shop.clock.now();
    const token = await asha.add("nila-shirt-dress", { size: "M" });
    expect((await firstLine(token)).product).toMatchObject({ sale_price: 4200, price: 5600 });
    shop.clock.advance(3 * DAY_MS);
    expect((await firstLine(token)).product).toMatchObject({ sale_price: 5600, price: 5600, offer: null });
    shop.clock.set(start);
  });

  test("shows a hidden product's line as not available", async () => {
    const token = await asha.add("isha-tiered-skirt", { size: "M" });
    const row = shop.db.updateTable("products").where("slug", "=", "isha-tiered-skirt");
    await row.set({ status: "hidden" }).execute();
    expect(await firstLine(token)).toMatchObject({ qty: 1, available: false, max_quantity: 0 });
    const answer = await asha.put(await firstLine(token), 2);
    expect([answer.statusCode, answer.json().message]).toEqual([409, "This product is out of stock"]);
    await row.set({ status: "active" }).execute();
    expect(await firstLine(token)).toMatchObject({ available: true });
  });

  test("marks a line whose material is no longer offered", async () => {
    const token = await asha.add("isha-tiered-skirt", { size: "M" });
    const { product } = await firstLine(token);
    await shop.db.deleteFrom("product_materials").where("product_id", "=", product.id).execute();
    expect(await firstLine(token)).toMatchObject({ variants: { material: null }, available: false, max_quantity: 0 });
    const answer = await asha.put(await firstLine(token), 1);
    expect([answer.statusCode, answer.json().message]).toEqual([409, "This product is out of stock"]);
  });

  test("marks a line whose quantity exceeds the stock", async () => {
    const token = await asha.add("dhara-paisley-kurta", { size: "M", quantity: 3 });
    await restock(shop.db, "dhara-paisley-kurta", "M", 2);
    expect(await firstLine(token)).toMatchObject({ qty: 3, available: false, max_quantity: 2 });
    await asha.put(await firstLine(token), 2);
    expect(await firstLine(token)).toMatchObject({ qty: 2, available: true });
    await restock(shop.db, "dhara-paisley-kurta", "M", 0);
    expect(await firstLine(token)).toMatchObject({ available: false, max_quantity: 0 });
    const answer = await asha.put(await firstLine(token), 1);
    expect([answer.statusCode, answer.json().message]).toEqual([409, "This product is out of stock"]);
  });

  test("takes three statements for any number of lines", async () => {
    const token = await asha.add("chand-khadi-top");
    await asha.add("mira-tiered-dress", { size: "M", token });
    expect(await countStatements(() => shop.app.inject(`/api/cart/inbox?cart_token=${token}`))).toBe(3);
  });

  // spec: Bearer on every call but the cart’s
  test("a stale or malformed bearer token is ignored by every call", async () => {
    const headers = { authorization: "Bearer garbage" };
    const token = await asha.add("chand-khadi-top");
    const { id, product } = await firstLine(token);
    const payload = { cart_token: token };
    const calls = [
      { url: `/api/cart/inbox?cart_token=${token}`, headers },
      { url: `/api/cart/count?cart_token=${token}`, headers },
      { method: "POST" as const, url: "/api/cart/items", payload: await asha.request("chand-khadi-top"), headers },
      { method: "PUT" as const, url: `/api/cart/${id}/${product.id}/2`, headers },
      { method: "DELETE" as const, url: `/api/cart/${id}`, payload, headers },
      { url: "/api/coupon/WELCOME10", headers },
    ];
    for (const call of calls) expect((await shop.app.inject(call)).statusCode, call.url).toBe(200);
  });
});

describe("setting a quantity", () => {
  // spec: PUT /api/cart/{row id}/{product id}/{quantity}
  test("answers with a plain success, also to a request with an empty JSON body", async () => {
    const token = await asha.add("mira-tiered-dress", { size: "M" });
    const line = await firstLine(token);
    expect((await asha.put(line, 4)).json()).toEqual({ status: "success" });
    const headers = { "content-type": "application/json" };
    const url = `/api/cart/${line.id}/${line.product.id}/5`;
    expect((await shop.app.inject({ method: "PUT", url, headers, payload: "" })).statusCode).toBe(200);
    expect((await firstLine(token)).qty).toBe(5);
  });

  test("refuses more than is in stock, and says how much there is", async () => {
    const token = await asha.add("tara-a-line-dress", { size: "M" });
    const answer = await asha.put(await firstLine(token), 4);
    expect([answer.statusCode, answer.json().message]).toEqual([409, "Only 3 pieces are left."]);
    expect((await firstLine(token)).qty).toBe(1);
  });

  test("is limited by the stock of the line's own size", async () => {
    await restock(shop.db, "kesar-long-kurta", "S", 9);
    await restock(shop.db, "kesar-long-kurta", "M", 2);
    const token = await asha.add("kesar-long-kurta", { size: "M" });
    await asha.add("kesar-long-kurta", { size: "S", token });
    const answer = await asha.put(await firstLine(token), 3);
    expect([answer.statusCode, answer.json().message]).toEqual([409, "Only 2 pieces are left."]);
  });

  test("allows up to twenty", async () => {
    const token = await asha.add("chand-khadi-top", { size: "M" });
    expect((await asha.put(await firstLine(token), 20)).statusCode).toBe(200);
    expect(await asha.count(token)).toBe(20);
  });

  test("is limited by the stock of the size in the line's material alone", async () => {
    const token = await asha.add("tara-a-line-dress", { size: "M", quantity: 2 });
    await asha.add("tara-a-line-dress", { size: "M", material: "Ajrakh, indigo", token });
    expect((await asha.put(await firstLine(token), 3)).statusCode).toBe(200);
    const answer = await asha.put(await firstLine(token), 4);
    expect([answer.statusCode, answer.json().message]).toEqual([409, "Only 3 pieces are left."]);
  });

  test("subtracts the cart's other lines of the product", async () => {
    const coats = await asha.add("charu-kantha-coat", { size: "M", quantity: 12 });
    await asha.add("charu-kantha-coat", { size: "L", quantity: 8, token: coats });
    expect((await asha.put(await firstLine(coats), 13)).statusCode).toBe(422);
    expect((await asha.put(await firstLine(coats), 11)).statusCode).toBe(200);
  });

  test.each(["0", "-1", "1.5", "21", "007", "1e1", "0x2", "abc", "%20", "99999999999999999999"])(
    "refuses %s",
    async (quantity) => {
      const token = await asha.add("mira-tiered-dress", { size: "M" });
      const answer = await asha.put(await firstLine(token), quantity);
      expect([answer.statusCode, answer.json().message]).toEqual([422, "Please select a valid quantity"]);
    },
  );

  test("needs the line's own id together with its product; anything else is a 404", async () => {
    const token = await asha.add("mira-tiered-dress", { size: "M" });
    const line = await firstLine(token);
    const { id: other } = await asha.product("noor-khadi-kurta");
    const wrong = [
      { id: line.id, product: { id: other } },
      { id: UNKNOWN_LINE, product: line.product },
      { id: "1", product: line.product },
      { id: "%00", product: line.product },
      { id: `%00${line.id}`, product: line.product },
      { id: `${line.id}%00`, product: line.product },
      { id: `${line.id}'--`, product: line.product },
    ];
    for (const target of wrong) {
      const answer = await asha.put(target, 2);
      expect([answer.statusCode, answer.json().message]).toEqual([404, "Cart item not found"]);
    }
    for (const id of ["abc", "99999999999999999999", "%00", "1e3"]) {
      expect((await shop.app.inject({ method: "PUT", url: `/api/cart/${line.id}/${id}/2` })).statusCode).toBe(404);
    }
    expect((await firstLine(token)).qty).toBe(1);
  });

  test("is refused to another site's page", async () => {
    const token = await asha.add("mira-tiered-dress", { size: "M" });
    const { id, product } = await firstLine(token);
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://elsewhere.example" }]) {
      const answer = await shop.app.inject({ method: "PUT", url: `/api/cart/${id}/${product.id}/2`, headers });
      expect(answer.statusCode).toBe(403);
    }
  });

  test("two lines of one product that are raised at once cannot exceed its limit in a cart", async () => {
    const token = await asha.add("charu-kantha-coat", { size: "S" });
    await asha.add("charu-kantha-coat", { size: "M", token });
    const answers = await Promise.all((await asha.lines(token)).map((line) => asha.put(line, 15)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    expect(await asha.count(token)).toBe(16);
  });
});

describe("removing a line", () => {
  // spec: DELETE /api/cart/{item id}
  // spec: Removing a line
  test("answers with the text that clients check for, and a second time with 404", async () => {
    const token = await asha.add("mira-tiered-dress", { size: "M" });
    const { id } = await firstLine(token);
    expect((await asha.remove(id, token)).json()).toEqual({ status: "Successfully deleted item" });
    const again = await asha.remove(id, token);
    expect([again.statusCode, again.json().message]).toEqual([404, "Cart item not found"]);
  });

  test("needs the cart's token too: with another or none, the line stays", async () => {
    const token = await asha.add("mira-tiered-dress", { size: "M" });
    const stranger = await asha.add("mira-tiered-dress", { size: "M" });
    const { id } = await firstLine(token);
    for (const wrong of [stranger, "null", "", undefined, null, ["x"], { $ne: 1 }]) {
      expect((await asha.remove(id, wrong)).statusCode).toBe(404);
    }
    const headers = { "content-type": "application/json" };
    const empty = await shop.app.inject({ method: "DELETE", url: `/api/cart/${id}`, headers, payload: "" });
    expect(empty.statusCode).toBe(404);
    expect(await asha.count(token)).toBe(1);
  });

  test("answers 404 to a malformed id", async () => {
    const token = await asha.add("mira-tiered-dress", { size: "M" });
    expect((await asha.remove("%00", token)).statusCode).toBe(404);
  });

  test("removes only that line; removing every line deletes the cart", async () => {
    const token = await asha.add("mira-tiered-dress", { size: "M" });
    await asha.add("mira-tiered-dress", { size: "L", token });
    const before = await shop.db.selectFrom("carts").select("id").execute();
    for (const { id } of await asha.lines(token)) await asha.remove(id, token);
    expect(await asha.lines(token)).toEqual([]);
    expect(await shop.db.selectFrom("carts").select("id").execute()).toHaveLength(before.length - 1);
    expect(await asha.add("mira-tiered-dress", { size: "M", token })).toBe(token);
  });
});

describe("an old cart", () => {
  test("is deleted with its lines after thirty days without a change", async () => {
    const start = shop.clock.now();
    const forgotten = await asha.add("chand-khadi-top");
    const used = await asha.add("chand-khadi-top");
    const grown = await asha.add("chand-khadi-top");
    shop.clock.advance(29 * DAY_MS);
    await asha.put(await firstLine(used), 2);
    await asha.add("chand-khadi-top", { token: grown });
    await shop.runJobs();
    expect(await asha.count(forgotten)).toBe(1);
    shop.clock.advance(DAY_MS);
    await shop.runJobs();
    expect(await asha.lines(forgotten)).toEqual([]);
    expect(await asha.count(used)).toBe(2);
    expect(await asha.count(grown)).toBe(2);
    const orphans = await shop.db
      .selectFrom("cart_lines")
      .leftJoin("carts", "carts.id", "cart_lines.cart_id")
      .select("cart_lines.id")
      .where("carts.id", "is", null)
      .execute();
    expect(orphans).toEqual([]);
    shop.clock.set(start);
  });
});
