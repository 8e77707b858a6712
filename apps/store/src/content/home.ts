/** Texts of the home page's first screen. Those below it are in `home-sections.ts`. */
export const homeContent = {
  hero: {
    title: "Discover the New Collection",
    description: "Timeless. Elegant. Uniquely You.",
    action: "Shop Now",
  },
  phrases: [
    "contemporary womenswear",
    "sustainable fashion brand",
    "ethical clothing India",
    "slow fashion label",
    "conscious clothing brand",
    "small batch production",
    "made in India",
    "handmade with love",
    "artisan-crafted garments",
    "eco-friendly fashion",
  ],
} as const;
