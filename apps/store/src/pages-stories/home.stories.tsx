import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { putIntoCart, sellNothing, wish } from "../fixtures/shop/demo-shop.ts";
import { type PageStory, sees, storePage } from "../fixtures/shop/store-page.tsx";

export default { ...storePage, title: "Pages/Home", args: { address: "/" } } satisfies Meta<typeof storePage.component>;

export const Default: PageStory = {
  play: sees("Discover the New Collection", "New Arrivals", "Nothing is cut until you choose it"),
};

export const Loading: PageStory = {
  args: { answers: { "GET /api/home": "never" } },
  play: sees("Loading products"),
};

/** Also the state after a failure: the page has enough other content. */
export const Empty: PageStory = {
  args: { shop: sellNothing },
  play: sees("No best seller products available."),
};

export const SignedIn: PageStory = {
  args: {
    visitor: "customer",
    shop: (shop) => {
      putIntoCart(shop, "mira-tiered-dress", "noor-khadi-kurta");
      wish(shop, "kajal-slip-dress");
    },
  },
  play: async (context) => {
    await sees("New Arrivals")(context);
    await expect(await context.canvas.findByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  },
};

/** Its banner has the full width. */
export const OneCollection: PageStory = {
  args: { shop: ({ settings }) => void settings.collections.splice(1) },
  play: async (context) => {
    await sees("Shop Workwear")(context);
    await expect(context.canvas.queryByRole("link", { name: "Vacation Wear" })).toBeNull();
  },
};

/** Their banners stand side by side. */
export const TwoCollections: PageStory = {
  args: { shop: ({ settings }) => void settings.collections.splice(2) },
  play: async (context) => {
    await sees("Shop Workwear")(context);
    await expect(context.canvas.queryByRole("link", { name: "Shop Evening Wear" })).toBeNull();
  },
};
