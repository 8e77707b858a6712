import { sql } from "kysely";
import { AddedToCart, CartInbox } from "@selvedge/commerce/wire/cart";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { type Visitor, visitor } from "../testing/visitor.ts";
import type { TestApp } from "../testing/test-app.ts";

const MEASUREMENTS = { bust: 36, waist: 30.25, hip: 40 };

let shop: TestApp;
let asha: Visitor;
beforeAll(async () => {
  shop = await demoShop();
  asha = visitor(shop);
});
afterAll(() => shop.close());

const carts = () => shop.db.selectFrom("carts").selectAll().execute();

describe("adding to the cart", () => {
  // spec: POST /api/cart/items
  // spec: Product added to cart successfully
  test("answers with the text that clients check for, and returns a token", async () => {
    const answer = await asha.post(await asha.request("mira-tiered-dress", { size: "M", quantity: 2 }));
    expect(answer.statusCode).toBe(200);
    const added = AddedToCart.parse(answer.json());
    expect(added).toMatchObject({ status: "success", message: "Product added to cart successfully" });
    expect(added.cartToken).toMatch(/^cart_[A-Za-z0-9_-]{22,80}$/);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  // spec: item_id and id
  test("takes price, name and picture from the catalogue, whatever the request says", async () => {
    const request = await asha.request("mira-tiered-dress", { size: "M", quantity: 2 });
    const line = { id: "1", price: 1, sale_price: 1, name: "Gift", user_id: "x", cart_id: "y" };
    const token = (await asha.post({ ...request, ...line })).json().cartToken;
    const answer = await shop.app.inject(`/api/cart/inbox?cart_token=${token}`);
    const [first] = CartInbox.parse(answer.json()).carts;
    expect(first).toMatchObject({
      qty: 2,
      variants: { size: "M", material: "Buta mul, off-white", measurements: null },
      product: { slug: "mira-tiered-dress", name: "Mira Tiered Dress", sale_price: 5440, price: 6400 },
      available: true,
      max_quantity: 12,
    });
    expect(first?.id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(first?.item_id).toBe(first?.id);
  });

  // spec: Lines merge
  test("the same product with the same options twice makes one line", async () => {
    const token = await asha.add("mira-tiered-dress", { size: "M", quantity: 2 });
    expect(await asha.add("mira-tiered-dress", { size: "M", quantity: 3, token })).toBe(token);
    expect((await asha.lines(token)).map(({ qty }) => qty)).toEqual([5]);
    await asha.add("mira-tiered-dress", { size: "S", token });
    await asha.add("mira-tiered-dress", { size: "M", material: "Paisley mul, ivory", token });
    expect((await asha.lines(token)).map(({ qty }) => qty)).toEqual([5, 1, 1]);
    expect(await asha.count(token)).toBe(7);
  });

  test("twenty concurrent adds lose nothing", async () => {
    const token = await asha.add("chand-khadi-top", { size: "M" });
    await Promise.all(Array.from({ length: 19 }, () => asha.add("chand-khadi-top", { size: "M", token })));
    expect((await asha.lines(token)).map(({ qty }) => qty)).toEqual([20]);
  });

  // spec: Please select a valid quantity
  test.each([0, -1, 1.5, 21, 1e21, 2 ** 31, true, "2", [2], { $ne: 1 }, null, "0x10"])(
    "refuses the quantity %j",
    async (quantity) => {
      const request = await asha.request("mira-tiered-dress");
      const before = await carts();
      const answer = await asha.post({ ...request, quantity });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().message).toBe("Please select a valid quantity");
      expect(answer.json().errors.quantity).toContain("Please select a valid quantity");
      expect(await carts()).toEqual(before);
    },
  );

  test.each([999_999, 0, -1, 2 ** 31, 1e300, "1", [1], { id: 1 }, null])(
    "refuses an unknown product %j",
    async (product_id) => {
      const answer = await asha.post({ ...(await asha.request("mira-tiered-dress")), product_id });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().message).toBe("Product not found");
      expect(answer.json().errors.product_id).toContain("Product not found");
    },
  );

  // spec: Missing required cart data
  test.each(["product_id", "quantity", "variants"])("refuses a request without %s", async (field) => {
    const answer = await asha.post({ ...(await asha.request("mira-tiered-dress")), [field]: undefined });
    expect([answer.statusCode, answer.json().message]).toEqual([422, "Missing required cart data"]);
    expect(answer.json().errors).toEqual({ [field]: ["Missing required cart data"] });
  });

  test("refuses a product that is a draft, hidden or archived", async () => {
    const request = await asha.request("sufi-hemp-coat");
    const row = shop.db.updateTable("products").where("slug", "=", "sufi-hemp-coat");
    for (const status of ["draft", "hidden", "archived"] as const) {
      await row.set({ status }).execute();
      expect((await asha.post(request)).json().message).toBe("Product not found");
    }
    await row.set({ status: "active" }).execute();
  });

  test("refuses a product that is out of stock, also made to measure", async () => {
    for (const adding of [{ size: "M" }, { size: "Custom", measurements: MEASUREMENTS }]) {
      const answer = await asha.post(await asha.request("amba-ajrakh-dress", adding));
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toBe("This product is out of stock");
    }
  });
});

describe("options", () => {
  const size = { type: "size", value: "M" };
  const material = { type: "material", value: "Buta mul, off-white" };

  // spec: Please select all options before adding to cart
  test.each([
    ["none", []],
    ["only one of two", [size]],
    ["one twice", [size, size]],
    ["one too many", [size, material, { type: "colour", value: "red" }]],
    ["two values of one option", [size, { type: "size", value: "S" }, material]],
    ["a value that is not in the list", [size, { type: "material", value: "<img src=x onerror=alert(1)>" }]],
    ["an unknown option", [size, { type: "__proto__", value: "x" }]],
    ["not a list", "M"],
    ["a list of strings", ["M"]],
    ["a value that is not a string", [{ type: "size", value: ["M"] }, material]],
    ["too many options", Array.from({ length: 11 }, () => size)],
    ["a custom size without measurements", [{ type: "size", value: "Custom" }, material]],
  ])("refuses %s", async (_case, variants) => {
    const answer = await asha.post({ ...(await asha.request("mira-tiered-dress")), variants });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toBe("Please select all options before adding to cart");
  });

  // spec: variants of an add
  test("are the same choice in any order", async () => {
    const request = await asha.request("mira-tiered-dress", { size: "M" });
    const token = (await asha.post(request)).json().cartToken;
    await asha.post({ ...request, cart_token: token, variants: request.variants.toReversed() });
    expect((await asha.lines(token)).map(({ qty }) => qty)).toEqual([2]);
  });

  test("of a product without materials are its size alone", async () => {
    const { id } = await asha.product("tarini-tussar-stole");
    await shop.db.deleteFrom("product_materials").where("product_id", "=", id).execute();
    await sql`insert into variants (product_id, size_id, sku) select product_id, id, 'STOLE' from product_sizes where product_id = ${id}`.execute(
      shop.db,
    );
    const token = await asha.add("tarini-tussar-stole");
    expect(await asha.lines(token)).toMatchObject([
      { variants: { size: "One size", material: null }, available: true, max_quantity: expect.any(Number) },
    ]);
  });

  test("of a product with one size and one material are named like all others", async () => {
    const token = await asha.add("gauri-bandhani-dupatta");
    const [line] = await asha.lines(token);
    expect(line?.variants).toMatchObject({ size: "One size", material: "Bandhani mul, pomegranate" });
  });
});

describe("a custom size", () => {
  // spec: Lines merge
  test("stores its measurements, and equal ones make one line", async () => {
    const custom = {
      size: "Custom",
      measurements: { ...MEASUREMENTS, additionalNotes: "  Longer sleeves\r\nplease\u0007 " },
    };
    const token = await asha.add("mira-tiered-dress", custom);
    await asha.add("mira-tiered-dress", { ...custom, token });
    await asha.add("mira-tiered-dress", { size: "Custom", measurements: { ...MEASUREMENTS, hip: 41 }, token });
    const lines = await asha.lines(token);
    expect(lines.map(({ qty }) => qty)).toEqual([2, 1]);
    expect(lines[0]?.variants).toMatchObject({
      size: "Custom",
      measurements: { ...MEASUREMENTS, additionalNotes: "Longer sleeves\nplease" },
    });
    expect(lines[0]?.max_quantity).toBe(19);
  });

  // spec: Measurements of 10 to 100 inches
  test("accepts 10 to 100 inches", async () => {
    for (const bust of [10, 100]) {
      const token = await asha.add("mira-tiered-dress", { size: "Custom", measurements: { ...MEASUREMENTS, bust } });
      expect((await asha.lines(token))[0]?.variants.measurements).toMatchObject({ bust });
    }
  });

  // spec: Please enter your bust, waist, hip measurement
  test.each([
    [{ waist: 30, hip: 40 }, "Please enter your bust measurement"],
    [{ bust: 36, waist: "30", hip: 40 }, "Please enter your waist measurement"],
    [{ bust: 36, waist: 30, hip: null }, "Please enter your hip measurement"],
    [{ bust: 9.9, waist: 30, hip: 40 }, "Please enter 10 to 100 inches"],
    [{ bust: 36, waist: 30, hip: 100.5 }, "Please enter 10 to 100 inches"],
  ])("refuses %j", async (measurements, message) => {
    const request = await asha.request("mira-tiered-dress", { size: "Custom" });
    const variants = request.variants.map((variant) =>
      variant.type === "size" ? { ...variant, measurements } : variant,
    );
    const answer = await asha.post({ ...request, variants });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toBe(message);
  });

  test("refuses notes of more than 500 characters", async () => {
    const measurements = { ...MEASUREMENTS, additionalNotes: "x".repeat(501) };
    const answer = await asha.post(await asha.request("mira-tiered-dress", { size: "Custom", measurements }));
    expect(answer.statusCode).toBe(422);
  });

  test("ignores measurements of any other size", async () => {
    const token = await asha.add("mira-tiered-dress", { size: "M", measurements: MEASUREMENTS });
    expect((await asha.lines(token))[0]?.variants.measurements).toBeNull();
  });
});

describe("limits", () => {
  // spec: Stock per variant
  test("at most the stock of a size in its material, and the refusal says how much is left", async () => {
    const token = await asha.add("tara-a-line-dress", { size: "M", quantity: 2 });
    const same = await asha.request("tara-a-line-dress", { size: "M", quantity: 2, token });
    const answer = await asha.post(same);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      "Only 1 piece is left beside the 2 in your cart.",
    ]);
    await asha.post({ ...same, quantity: 1 });
    expect((await asha.post({ ...same, quantity: 1 })).json().message).toBe(
      "No more pieces are left beside the 3 in your cart.",
    );
    await asha.add("tara-a-line-dress", { size: "M", material: "Ajrakh, indigo", quantity: 3, token });
    expect((await asha.lines(token)).map(({ qty, max_quantity }) => [qty, max_quantity])).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });

  test("nothing of a sold-out size", async () => {
    const answer = await asha.post(await asha.request("mira-tiered-dress", { size: "XS" }));
    expect(answer.statusCode).toBe(409);
  });

  test("at most twenty of a product, over all its lines", async () => {
    const token = await asha.add("charu-kantha-coat", { size: "M", quantity: 12 });
    const answer = await asha.post(await asha.request("charu-kantha-coat", { size: "L", quantity: 9, token }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toBe("Please select a valid quantity");
    await asha.add("charu-kantha-coat", { size: "L", quantity: 8, token });
  });

  test("at most fifty lines", async () => {
    let token: string | undefined;
    for (let line = 0; line < 50; line += 1) {
      const slug = ["charu-kantha-coat", "sufi-hemp-coat", "zoya-short-jacket"][line % 3] ?? "";
      token = await asha.add(slug, { size: "Custom", measurements: { ...MEASUREMENTS, bust: 10 + line }, token });
    }
    const answer = await asha.post(await asha.request("chand-khadi-top", { token }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe("Your cart is full. Remove a piece to add another.");
  });
});
