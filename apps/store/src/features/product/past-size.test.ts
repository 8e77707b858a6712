import type { Order, OrderLine } from "@selvedge/commerce/wire/orders";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { describe, expect, test } from "vitest";
import { demoSettings } from "../../fixtures/shop/demo-settings.ts";
import { pastSize } from "./past-size.ts";

const product = {
  slug: "noor",
  attributes: [
    { id: 2, name: "Material", type: "material" as const, options: [{ id: 1, value: "L", stock: 1 }] },
    {
      id: 1,
      name: "Size",
      type: "size" as const,
      options: ["S", "M", "Custom"].map((value, id) => ({ id, value, stock: 1 })),
    },
  ],
};

let ids = 0;
const line = (size: string | null, change: Partial<OrderLine> = {}): OrderLine =>
  ({ id: `line-${++ids}`, product_name: "Mira Tiered Dress", slug: "mira", quantity: 1, size, ...change }) as OrderLine;
const order = (items: OrderLine[], change: Partial<Order> = {}): Order =>
  ({ status: "delivered", exchange: null, items, ...change }) as Order;
const noor = { slug: "noor", product_name: "Noor Khadi Kurta" };

const past = (orders: Order[], shop: Pick<ShopSettings, "sizes"> = demoSettings()) =>
  pastSize(orders, product, shop.sizes[0]!, shop);

describe("the size that was ordered before", () => {
  test("is the newest of a product with the same table", () => {
    expect(past([order([line("S")]), order([line("M")])])).toEqual({ size: "S", name: "Mira Tiered Dress" });
    expect(past([])).toBeNull();
  });

  test("is rather that of the same product", () => {
    expect(past([order([line("S")]), order([line("M", noor)])])).toEqual({ size: "M", name: "Noor Khadi Kurta" });
  });

  test.each(["XL", "L", "Custom", "One size", null])(
    "is not %s, which the product or the table does not have",
    (size) => {
      expect(past([order([line(size, noor)])])).toBeNull();
    },
  );

  test.each(["payment_pending", "payment_failed", "cancelled"] as const)("is none of an order that is %s", (status) => {
    expect(past([order([line("M", noor)], { status })])).toBeNull();
  });

  test("is none of a piece that was exchanged or refunded", () => {
    const [exchanged, kept] = [line("S", noor), line("M")];
    const exchange = { item_id: exchanged.id } as Order["exchange"];
    expect(past([order([exchanged, kept], { exchange })])).toEqual({ size: "M", name: "Mira Tiered Dress" });
    expect(past([order([line("S", { quantity: 2, refunded: 2 })])])).toBeNull();
    expect(past([order([line("S", { quantity: 2, refunded: 1 })])])).toEqual({ size: "S", name: "Mira Tiered Dress" });
  });

  test("is of another product only if its size stands in no other table", () => {
    const [dresses] = demoSettings().sizes;
    const shirts = {
      ...dresses!,
      name: "Shirts",
      categories: ["shirts"],
      rows: dresses!.rows.filter(({ size }) => size === "M"),
    };
    const shop = { sizes: [dresses!, shirts] };
    expect(past([order([line("M")]), order([line("S")])], shop)).toEqual({ size: "S", name: "Mira Tiered Dress" });
    expect(past([order([line("M", noor)])], shop)).toEqual({ size: "M", name: "Noor Khadi Kurta" });
  });
});
