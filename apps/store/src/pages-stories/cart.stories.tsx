import type { Meta } from "@storybook/react-vite";
import { putIntoCart, sellWithLongNames } from "../fixtures/shop/demo-shop.ts";
import { type PageStory, sees, storePage } from "../fixtures/shop/store-page.tsx";

export default { ...storePage, title: "Pages/Cart", args: { address: "/cart" } } satisfies Meta<
  typeof storePage.component
>;

const filled: PageStory["args"] = {
  shop: (shop) => putIntoCart(shop, "mira-tiered-dress", "noor-khadi-kurta"),
};

export const Default: PageStory = { args: filled, play: sees("shopping cart", "Mira Tiered Dress", "Coupon code") };

export const WithCoupon: PageStory = {
  args: { ...filled, address: "/cart?coupon=WELCOME10" },
  play: sees("Mira Tiered Dress", /WELCOME10 applied/),
};

export const ReturnsTaken: PageStory = {
  args: {
    shop: (shop) => {
      Object.assign(shop.settings, { making: "stock", returns: 7 });
      putIntoCart(shop, "mira-tiered-dress");
    },
  },
  play: sees(/^Prices include all taxes\. No cancellation once confirmed\. Returns within 7 days of delivery\./),
};

export const Loading: PageStory = {
  args: { ...filled, answers: { "GET /api/cart/inbox": "never" } },
  play: sees(/^Loading/),
};

export const Empty: PageStory = { play: sees("Your cart is empty", "Continue Shopping") };

export const Error: PageStory = {
  args: { ...filled, answers: { "GET /api/cart/inbox": 503 } },
  play: sees("Your cart could not be loaded."),
};

export const Offline: PageStory = { args: { ...filled, isOffline: true }, play: sees(/^There was no connection/) };

export const LongContent: PageStory = {
  args: {
    shop: (shop) => {
      sellWithLongNames(shop);
      putIntoCart(shop, ...shop.stock.slice(0, 6).map(({ product }) => product.slug));
    },
  },
  play: sees(/Ceremonial Anarkali/, "Coupon code"),
};
