import type { Finding } from "./finding.ts";

/** A price with a visual difference on a phone, for tests of the report. */
export const priceOnOffer: Finding = {
  kind: "changed",
  mode: "dark-mobile",
  story: "commerce-price--on-offer",
  name: "On Offer",
  file: "packages/ui/src/price/price.stories.tsx",
  piece: "price",
  pixels: 120,
  share: 0.0312,
};
