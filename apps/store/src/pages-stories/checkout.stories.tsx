import type { Meta } from "@storybook/react-vite";
import { putIntoCart, sellWithLongNames } from "../fixtures/shop/demo-shop.ts";
import { type PageStory, sees, storePage } from "../fixtures/shop/store-page.tsx";

export default { ...storePage, title: "Pages/Checkout", args: { address: "/checkout" } } satisfies Meta<
  typeof storePage.component
>;

const buying: PageStory["args"] = {
  visitor: "customer",
  shop: (shop) => putIntoCart(shop, "mira-tiered-dress", "noor-khadi-kurta"),
};

export const Default: PageStory = { args: buying, play: sees("PIN code", "UPI or card") };

export const Loading: PageStory = {
  args: { ...buying, answers: { "GET /api/users/checkout/:user": "never" } },
  play: sees("Checkout"),
};

/** An empty cart redirects from the checkout to the cart. */
export const Empty: PageStory = { args: { visitor: "customer" }, play: sees("shopping cart", "Continue Shopping") };

export const Error: PageStory = {
  args: { ...buying, answers: { "GET /api/cart/inbox": 503 } },
  play: sees("Your order could not be loaded."),
};

export const Offline: PageStory = {
  args: { ...buying, isOffline: true },
  play: sees("Your account could not be loaded."),
};

/** A guest is redirected to login, which returns to the checkout. */
export const SignedOut: PageStory = {
  args: { shop: (shop) => putIntoCart(shop, "mira-tiered-dress") },
  play: sees("Forgot password?"),
};

export const LongContent: PageStory = {
  args: {
    visitor: "customer",
    shop: (shop) => {
      sellWithLongNames(shop);
      putIntoCart(shop, ...shop.stock.slice(0, 6).map(({ product }) => product.slug));
    },
  },
  play: sees("PIN code", "UPI or card"),
};
