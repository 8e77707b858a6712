/** The label's collections: the category that each is, its page, and what its banner says. */
export const collections = [
  { slug: "workwear", path: "/workwear-collection", name: "Workwear", banner: "Shop Workwear" },
  { slug: "vacation", path: "/vacation-collection", name: "Vacation Wear", banner: "Vacation Wear" },
  { slug: "evening", path: "/evening-collection", name: "Evening Wear", banner: "Shop Evening Wear" },
] as const;

export type CollectionSlug = (typeof collections)[number]["slug"];

/** Most on a page of a collection, which shows it whole, or nearly so. */
export const COLLECTION_PIECES = 24;
