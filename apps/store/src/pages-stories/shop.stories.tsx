import type { Meta } from "@storybook/react-vite";
import { sellNothing, sellWithLongNames } from "../fixtures/shop/demo-shop.ts";
import { type PageStory, sees, storePage } from "../fixtures/shop/store-page.tsx";

export default { ...storePage, title: "Pages/Shop", args: { address: "/shop" } } satisfies Meta<
  typeof storePage.component
>;

export const Default: PageStory = { play: sees("28 products", "Mira Tiered Dress") };

export const OneCategory: PageStory = { args: { address: "/shop/dresses" }, play: sees("Mira Tiered Dress") };

export const Loading: PageStory = {
  args: { answers: { "GET /api/products": "never" } },
  play: sees("Loading products"),
};

export const Empty: PageStory = { args: { shop: sellNothing }, play: sees("No products found.") };

export const NotFound: PageStory = { args: { address: "/shop/no-such-category" }, play: sees("Page not found") };

export const Error: PageStory = {
  args: { answers: { "GET /api/products": 503 } },
  play: sees("Products could not be loaded."),
};

export const LongContent: PageStory = { args: { shop: sellWithLongNames }, play: sees(/Ceremonial Anarkali/) };
