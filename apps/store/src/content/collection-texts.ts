import type { CollectionSlug } from "./collections.ts";

/** Texts of a collection's page beside its products. */
export interface CollectionText {
  description: string;
  lead: string;
  facts: readonly { term: string; detail: string }[];
}

export const collectionTexts: Readonly<Record<CollectionSlug, CollectionText>> = {
  workwear: {
    description:
      "Handloom stripes and checks with body enough to hold a line, cut easy through the shoulder. Made to order.",
    lead: "Clothes for days with eight meetings and one long lunch. Handloom stripes and checks with enough body to hold a line, cut easy through the shoulder, with pockets that take a phone and a pen. Wear the shirt with its trouser, or let them part ways by Wednesday.",
    facts: [
      { term: "Cloth", detail: "Handloom cotton, khadi, linen" },
      { term: "Shape", detail: "Straight, easy shoulder" },
      { term: "Iron", detail: "Warm, or not at all" },
    ],
  },
  vacation: {
    description: "Tiered mulmul, ikat and printed cotton that roll into a small bag. Made to order in your size.",
    lead: "Three dresses and a small bag. Tiered mulmul that dries overnight on a balcony, ikat that forgives turmeric and sea salt, a kaftan that goes from breakfast to the last ferry. All of it rolls.",
    facts: [
      { term: "Cloth", detail: "Mulmul, ikat, handloom cotton" },
      { term: "Weight", detail: "Under 300 g a dress" },
      { term: "Wash", detail: "By hand, dries in a night" },
    ],
  },
  evening: {
    description:
      "Chanderi in blush, plum and charcoal, Tussar, and bandhani tied by hand, for the evening. Made to order.",
    lead: "For weddings where you are not the bride and dinners where you might dance. Chanderi, which is cotton and silk, in blush, plum and charcoal; bandhani tied by hand, so that each dot is a knot somebody made. Dressed up by the cloth, not by beads.",
    facts: [
      { term: "Cloth", detail: "Chanderi, Tussar, bandhani" },
      { term: "Lining", detail: "Soft cotton, never polyester" },
      { term: "Ask for", detail: "Sleeves, length, a deeper pocket" },
    ],
  },
};
