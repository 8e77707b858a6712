import type { CatalogueEntry } from "@selvedge/commerce/wire/catalogue";
import { expect, test } from "vitest";
import { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { productFeed } from "./product-feed.ts";

const PICTURE = {
  alt: "",
  width: 900,
  height: 1200,
  color: "#aabbcc",
  avif: "",
  webp: "",
  src: "/pictures/kurta.webp",
};

const kurta: CatalogueEntry = {
  id: 1,
  p_id: "NMR-001",
  slug: "noor-kurta",
  name: "Noor Kurta",
  price: 4200,
  sale_price: 4200,
  discount: null,
  type: null,
  offer: null,
  stock: 5,
  stock_status: "in_stock",
  rating: null,
  review_count: 0,
  category: "Kurtas",
  has_variants: true,
  variant_count: 1,
  is_new: false,
  meta_description: "A kurta of khadi.",
  pictures: [PICTURE],
  attributes: [
    {
      id: 1,
      name: "Size",
      type: "size",
      options: [
        { id: 1, value: "S", stock: 0 },
        { id: 2, value: "M", stock: 5 },
        { id: 3, value: "Custom", stock: null },
      ],
    },
  ],
  skus: [
    { sku: "NMR-001-S-indigo", size: "S", material: "Khadi, indigo", stock: 0 },
    { sku: "NMR-001-S-undyed", size: "S", material: "Khadi, undyed", stock: 2 },
    { sku: "NMR-001-M-indigo", size: "M", material: "Khadi, indigo", stock: 5 },
    { sku: "NMR-001-Custom-indigo", size: "Custom", material: "Khadi, indigo", stock: null },
  ],
};

/** The items of a feed with this product, as records. */
async function feedOf(
  product: Partial<CatalogueEntry>,
  shop = ShopSettings.parse({}),
): Promise<Record<string, string>[]> {
  async function* catalogue() {
    yield { ...kurta, ...product };
  }
  const xml = (await Array.fromAsync(productFeed("https://shop.example", shop, catalogue()))).join("");
  const feed = new DOMParser().parseFromString(xml, "application/xml");
  return Array.from(feed.getElementsByTagName("item"), ({ children }) =>
    Object.fromEntries(Array.from(children, ({ localName, textContent }) => [localName, textContent ?? ""])),
  );
}

test("each size and material has its own availability, and a sold-out product has none in stock", async () => {
  const told = async (product: Partial<CatalogueEntry>) =>
    (await feedOf(product)).map(({ id, availability }) => `${id} ${availability}`);
  expect(await told({})).toEqual([
    "NMR-001-S-indigo out_of_stock",
    "NMR-001-S-undyed in_stock",
    "NMR-001-M-indigo in_stock",
  ]);
  expect(new Set((await feedOf({ stock_status: "out_of_stock" })).map(({ availability }) => availability))).toEqual(
    new Set(["out_of_stock"]),
  );
  expect(await told({ skus: [] })).toEqual(["NMR-001 in_stock"]);
});

test("an item's link chooses its material and size", async () => {
  const [item] = await feedOf({});
  const link = new URL(item?.["link"] ?? "");
  expect([link.pathname, Object.fromEntries(link.searchParams), item?.["material"]]).toEqual([
    "/product/noor-kurta",
    { material: "Khadi, indigo", size: "S" },
    "Khadi, indigo",
  ]);
});

test.each([
  ["a title of 150 letters stays whole", `${"kurta ".repeat(24)}khadis`, `${"kurta ".repeat(24)}khadis`],
  ["a longer one ends with a word", `${"kurta, ".repeat(22)}khadi`, `${"kurta, ".repeat(21)}`.slice(0, -2)],
  ["a word that is too long is cut", "k".repeat(200), "k".repeat(150)],
  ["a letter of two code units is not cut in half", `k${"𝒌".repeat(200)}`, `k${"𝒌".repeat(74)}`],
])("%s", async (_name, name, expected) => {
  const [item] = await feedOf({ name });
  expect(item?.["title"]).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(150);
});

test("what is made after the order is handled until it arrives; from stock, it is on its way after the days of dispatch", async () => {
  const times = async (settings: object) => {
    const [item = {}] = await feedOf({}, ShopSettings.parse(settings));
    const { min_handling_time, max_handling_time, min_transit_time, max_transit_time } = item;
    return [min_handling_time, max_handling_time, min_transit_time, max_transit_time];
  };
  expect(await times({})).toEqual(["10", "12", undefined, undefined]);
  const delivery = { days: { min: 3, max: 7 }, dispatch: { min: 1, max: 2 } };
  expect(await times({ making: "stock", delivery })).toEqual(["1", "2", "2", "5"]);
});

test("whom the pieces are for is what the owner has set", async () => {
  const gender = async (settings: object) => (await feedOf({}, ShopSettings.parse(settings)))[0]?.["gender"];
  expect(await gender({})).toBe("female");
  expect(await gender({ audience: "unisex" })).toBe("unisex");
});

test("a size or material that costs more is listed with its own price", async () => {
  const [first, ...others] = kurta.skus;
  if (!first) throw new Error("The kurta has no variants.");
  const items = await feedOf({ sale_price: 4000, skus: [{ ...first, price: 5000, sale_price: 4800 }, ...others] });
  expect(items.map(({ price, sale_price }) => [price, sale_price])).toEqual([
    ["5000.00 INR", "4800.00 INR"],
    ["4200.00 INR", "4000.00 INR"],
    ["4200.00 INR", "4000.00 INR"],
  ]);
});

test("a variant whose weight is known is listed with it", async () => {
  const [first, ...others] = kurta.skus;
  if (!first) throw new Error("The kurta has no variants.");
  const items = await feedOf({ skus: [{ ...first, weight_grams: 340 }, ...others] });
  expect(items.map(({ shipping_weight }) => shipping_weight)).toEqual(["340 g", undefined, undefined]);
});
