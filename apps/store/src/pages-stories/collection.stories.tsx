import type { Meta } from "@storybook/react-vite";
import { sellNothing } from "../fixtures/shop/demo-shop.ts";
import { type PageStory, sees, storePage } from "../fixtures/shop/store-page.tsx";

export default { ...storePage, title: "Pages/Collection", args: { address: "/workwear-collection" } } satisfies Meta<
  typeof storePage.component
>;

export const Default: PageStory = { play: sees("Noor Khadi Kurta") };

export const Empty: PageStory = {
  args: {
    shop: (shop) => {
      const { categories } = shop;
      sellNothing(shop);
      shop.categories = categories;
    },
  },
  play: sees("The pieces are on the loom."),
};

export const NotFound: PageStory = { args: { address: "/nothing-collection" }, play: sees("Page not found") };
