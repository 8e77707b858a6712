import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { demoSettings } from "../../fixtures/shop/demo-settings.ts";
import { demoShop } from "../../fixtures/shop/demo-shop.ts";
import { Page } from "../../fixtures/page.tsx";
import { IslandContextProvider } from "../../lib/islands/island-context.ts";
import { compareRows } from "../compare/compare-rows.tsx";
import { termOptions } from "../search/search-options.ts";
import { galleryImages } from "./gallery-images.ts";
import { ProductOptions } from "./product-options.tsx";
import { SoldOutOffer } from "./purchase-options.tsx";

afterEach(cleanup);

const shop = demoSettings({
  options: { ...demoSettings().options, size: "Length", sizes: "Lengths", material: "Metal", views: ["Worn"] },
});
const [stocked] = demoShop().stock;
if (!stocked) throw new Error("The demo label has no products.");
const { product } = stocked;

test("the options of a product are called what the owner calls them", () => {
  render(
    <Page path={`/product/${product.slug}`} shop={shop}>
      <IslandContextProvider value={{ carried: [], around: (content) => content, isAwaited: () => false }}>
        <ProductOptions product={product} choice={{}} choose={() => {}} invalid={[]} setChartOpen={() => {}} />
      </IslandContextProvider>
    </Page>,
  );
  expect(screen.getByRole("radiogroup", { name: "Metal" })).toBeTruthy();
  expect(screen.getByRole("radiogroup", { name: "Length" })).toBeTruthy();
});

test.each([
  ["Custom", "M is sold out. Choose another size, or have it made to your measurements."],
  ["L", "M is sold out. Choose another size."],
])("a sold-out size offers what the product comes in: %s", (other, text) => {
  const options = ["M", other].map((value, id) => ({ id, value, stock: value === "M" ? 0 : null }));
  const piece = {
    ...product,
    attributes: [{ id: 1, name: "Size", type: "size" as const, options }],
    skus: [{ sku: "a", size: "M", material: null, stock: 0 }],
    stock_status: "in_stock" as const,
  };
  render(
    <Page path={`/product/${product.slug}`}>
      <SoldOutOffer product={piece} choice={{ size: "M" }} />
    </Page>,
  );
  expect(screen.getByText(text)).toBeTruthy();
});

test("so are the rows of the comparison and the pictures, and pictures beyond the named ones are counted", () => {
  const rows = compareRows(shop).map(({ label }) => label);
  expect(rows).toEqual(expect.arrayContaining(["Metal", "Lengths"]));
  expect(rows).not.toContain("Sizes");
  const [first, second] = galleryImages(product, shop.options.views).map(({ view }) => view);
  expect([first, second]).toEqual(["Worn", "View 2"]);
});

test("the search offers the owner's terms after those searched before, each once", () => {
  expect(termOptions(["Linen"], ["Shirts", "Linen"]).map(({ value }) => value)).toEqual(["Linen", "Shirts"]);
});
