import type { Meta } from "@storybook/react-vite";
import { sellWithLongNames, type Shop, wish } from "../fixtures/shop/demo-shop.ts";
import { type PageStory, sees, storePage } from "../fixtures/shop/store-page.tsx";

export default { ...storePage, title: "Pages/Wishlist", args: { address: "/wishlist" } } satisfies Meta<
  typeof storePage.component
>;

const wishes = (shop: Shop) => wish(shop, "kajal-slip-dress", "noor-khadi-kurta", "amba-ajrakh-dress");

export const Default: PageStory = { args: { visitor: "customer", shop: wishes }, play: sees("3 pieces") };

export const SignedOut: PageStory = {
  args: { shop: wishes },
  play: sees("3 pieces", "Login to keep this list on every device."),
};

export const Loading: PageStory = {
  args: { visitor: "customer", shop: wishes, answers: { "GET /api/wishlist/:session": "never" } },
  play: sees("Loading your wishlist"),
};

export const Empty: PageStory = { args: { visitor: "customer" }, play: sees("Your wishlist is empty") };

export const Error: PageStory = {
  args: { visitor: "customer", shop: wishes, answers: { "GET /api/wishlist/:session": 503 } },
  play: sees("Your wishlist could not be loaded."),
};

export const LongContent: PageStory = {
  args: {
    visitor: "customer",
    shop: (shop) => {
      sellWithLongNames(shop);
      wish(shop, ...shop.stock.slice(0, 12).map(({ product }) => product.slug));
    },
  },
  play: sees("12 pieces", /Ceremonial Anarkali/),
};
