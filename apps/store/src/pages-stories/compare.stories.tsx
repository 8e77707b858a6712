import type { Meta } from "@storybook/react-vite";
import { sellWithLongNames } from "../fixtures/shop/demo-shop.ts";
import { type PageStory, sees, storePage } from "../fixtures/shop/store-page.tsx";

export default { ...storePage, title: "Pages/Compare", args: { address: "/compare" } } satisfies Meta<
  typeof storePage.component
>;

const kept = { compareItems: JSON.stringify(["mira-tiered-dress", "tara-a-line-dress", "kajal-slip-dress"]) };

export const Default: PageStory = { args: { kept }, play: sees("Show only differences", "Kajal Slip Dress") };

export const Loading: PageStory = {
  args: { kept, answers: { "GET /api/products/:slug": "never" } },
  play: sees("Loading products"),
};

export const Empty: PageStory = { play: sees("Nothing to compare yet.") };

export const Error: PageStory = {
  args: { kept, answers: { "GET /api/products/:slug": 503 } },
  play: sees("These products could not be loaded."),
};

export const LongContent: PageStory = { args: { kept, shop: sellWithLongNames }, play: sees(/Ceremonial Anarkali/) };
