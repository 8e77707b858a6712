import type { Product } from "@selvedge/commerce/wire/catalogue";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Page } from "../../fixtures/page.tsx";
import { demoShop } from "../../fixtures/shop/demo-shop.ts";
import { IslandContextProvider } from "../../lib/islands/island-context.ts";
import RecentPieces from "./recent-pieces-view.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const products = demoShop().stock.map(({ product }) => product);
const withMaterials = (count: number) => products.find(({ variants }) => variants.length === count)!;

async function show({ slug, name }: Product) {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json({ product: products.find((product) => path === `/api/products/${product.slug}`) }),
  );
  render(
    <Page>
      <IslandContextProvider value={{ carried: [], around: (content) => content, isAwaited: () => false }}>
        <RecentPieces slugs={[slug]} />
      </IslandContextProvider>
    </Page>,
  );
  await screen.findByRole("link", { name });
}

const materials = () => Array.from(document.querySelectorAll("[data-part=swatches]"), ({ textContent }) => textContent);

test("a card names the materials of a product that is made in several", async () => {
  const product = withMaterials(3);
  await show(product);
  expect(materials()).toEqual([`Made in ${product.variants.map(({ name }) => name).join("; ")}`]);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("a card says nothing of the only material", async () => {
  await show(withMaterials(1));
  expect(materials()).toEqual([]);
});
