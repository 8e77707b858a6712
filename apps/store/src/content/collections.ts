/** The label's collections: the category that each is, its name, and what its banner says. */
export const collections = [
  { slug: "workwear", name: "Workwear", banner: "Shop Workwear" },
  { slug: "vacation", name: "Vacation Wear", banner: "Vacation Wear" },
  { slug: "evening", name: "Evening Wear", banner: "Shop Evening Wear" },
] as const;
