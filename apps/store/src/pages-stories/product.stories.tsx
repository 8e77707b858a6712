import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { raiseLargeSizes, sellWithLongNames, wish } from "../fixtures/shop/demo-shop.ts";
import { type PageStory, sees, storePage } from "../fixtures/shop/store-page.tsx";

export default { ...storePage, title: "Pages/Product", args: { address: "/product/mira-tiered-dress" } } satisfies Meta<
  typeof storePage.component
>;

export const Default: PageStory = { play: sees("Mira Tiered Dress", "Add to cart", "Description") };

export const SoldOut: PageStory = {
  args: { address: "/product/amba-ajrakh-dress" },
  play: sees("Amba Ajrakh Dress", "Notify Me When Available"),
};

/** A shop that keeps stock, and takes pieces back instead of exchanging them. */
export const FromStock: PageStory = {
  args: {
    shop: ({ settings }) => Object.assign(settings, { making: "stock", exchange: null, returns: 7 }),
  },
  play: sees("Sent from our stock in Indore", "Returns within 7 days of delivery"),
};

export const PricesDiffer: PageStory = {
  args: { shop: (shop) => raiseLargeSizes(shop, "mira-tiered-dress") },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/^From ₹/);
    await userEvent.click(await canvas.findByRole("radio", { name: /^XL/ }));
    await expect(await canvas.findAllByText("₹9,999.00")).not.toHaveLength(0);
    await expect(canvas.queryByText(/^From ₹/)).toBeNull();
  },
};

export const Loading: PageStory = {
  args: { answers: { "GET /api/products/:slug": "never" } },
  play: sees(/^Loading/),
};

export const NotFound: PageStory = { args: { address: "/product/no-such-dress" }, play: sees("Page not found") };

export const Error: PageStory = {
  args: { answers: { "GET /api/products/:slug": 503 } },
  play: sees("Failed to load product."),
};

export const Offline: PageStory = { args: { isOffline: true }, play: sees(/^You are offline/) };

export const SignedIn: PageStory = {
  args: { visitor: "customer", shop: (shop) => wish(shop, "mira-tiered-dress") },
  play: async ({ canvas }) => {
    const hearts = await canvas.findAllByRole("button", { name: /wishlist/i, pressed: true });
    await expect(hearts).not.toHaveLength(0);
  },
};

export const LongContent: PageStory = { args: { shop: sellWithLongNames }, play: sees(/Ceremonial Anarkali/) };
