import type { Page } from "playwright";
import { arriveAsAsha, arriveSignedIn, arriveWithCart, KURTA } from "./accounts.ts";
import { PRIVATE_PAGES, PRODUCT, PUBLIC_PAGES, RESULT_PAGES, SIGNED_IN_PAGES } from "./urls.ts";

/** The visitors and the pages that each of them has; together every page of the shop. */
export const VISITORS: { who: string; pages: readonly string[]; arrive: (page: Page) => Promise<unknown> }[] = [
  { who: "a guest", pages: [...PUBLIC_PAGES, ...PRIVATE_PAGES, "/nowhere"], arrive: async () => {} },
  {
    who: "somebody with a cart",
    pages: [...SIGNED_IN_PAGES, "/account?tab=security", "/cart", "/wishlist", PRODUCT],
    arrive: async (page) => {
      await arriveSignedIn(page);
      await arriveWithCart(page, KURTA);
    },
  },
  { who: "somebody with orders", pages: RESULT_PAGES, arrive: arriveAsAsha },
];
