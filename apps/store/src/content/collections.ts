/** The label's collections: category, page path and banner text of each. */
export const collections = [
  { slug: "workwear", path: "/workwear-collection", name: "Workwear", banner: "Shop Workwear" },
  { slug: "vacation", path: "/vacation-collection", name: "Vacation Wear", banner: "Vacation Wear" },
  { slug: "evening", path: "/evening-collection", name: "Evening Wear", banner: "Shop Evening Wear" },
] as const;

export type CollectionSlug = (typeof collections)[number]["slug"];

/** Products per page of a collection, enough to show most collections on one page. */
export const COLLECTION_PIECES = 24;
