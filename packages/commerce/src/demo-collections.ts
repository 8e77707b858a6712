/** The demo's collections, as `collections add` makes them. Pictures are named by their keys in apps/api/seed/pictures.json. */
export const DEMO_COLLECTIONS = [
  {
    slug: "workwear",
    name: "Workwear",
    banner: "Shop Workwear",
    description:
      "Handloom stripes and checks with body enough to hold a line, cut easy through the shoulder. Made to order.",
    lead: "Clothes for days with eight meetings and one long lunch. Handloom stripes and checks with enough body to hold a line, cut easy through the shoulder, with pockets that take a phone and a pen. Wear the shirt with its trouser, or let them part ways by Wednesday.",
    facts: [
      { term: "Cloth", detail: "Handloom cotton, khadi, linen" },
      { term: "Shape", detail: "Straight, easy shoulder" },
      { term: "Iron", detail: "Warm, or not at all" },
    ],
    pictures: {
      desktop: "collections/workwear",
      mobile: "collections/workwear-mobile",
      cloth: "products/nila-shirt-dress-fabric",
    },
  },
  {
    slug: "vacation",
    name: "Vacation Wear",
    banner: "Vacation Wear",
    description: "Tiered mulmul, ikat and printed cotton that roll into a small bag. Made to order in your size.",
    lead: "Three dresses and a small bag. Tiered mulmul that dries overnight on a balcony, ikat that forgives turmeric and sea salt, a kaftan that goes from breakfast to the last ferry. All of it rolls.",
    facts: [
      { term: "Cloth", detail: "Mulmul, ikat, handloom cotton" },
      { term: "Weight", detail: "Under 300 g a dress" },
      { term: "Wash", detail: "By hand, dries in a night" },
    ],
    pictures: {
      desktop: "collections/vacation",
      mobile: "collections/vacation-mobile",
      cloth: "products/mira-tiered-dress-fabric",
    },
  },
  {
    slug: "evening",
    name: "Evening Wear",
    banner: "Shop Evening Wear",
    description:
      "Chanderi in blush, plum and charcoal, Tussar, and bandhani tied by hand, for the evening. Made to order.",
    lead: "For weddings where you are not the bride and dinners where you might dance. Chanderi, which is cotton and silk, in blush, plum and charcoal; bandhani tied by hand, so that each dot is a knot somebody made. Dressed up by the cloth, not by beads.",
    facts: [
      { term: "Cloth", detail: "Chanderi, Tussar, bandhani" },
      { term: "Lining", detail: "Soft cotton, never polyester" },
      { term: "Ask for", detail: "Sleeves, length, a deeper pocket" },
    ],
    pictures: {
      desktop: "collections/evening",
      mobile: "collections/evening-mobile",
      cloth: "products/sitara-chanderi-kaftan-fabric",
    },
  },
];
