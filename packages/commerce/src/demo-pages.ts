/**
 * The demo's home page and story, as `pages set` makes them. Pictures are named by their keys in apps/api/seed/pictures.json.
 * `{name}`, `{place}`, `{tagline}` and `{delivery}` are filled in when a page is shown.
 */
export const DEMO_HOME = {
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
  quote: {
    text: "Rooted in India’s textile legacy, we work with handloom weavers, block printers and dyers to make clothes that *take their time* and last well past a season.",
    aside: "Every piece is cut only after you order it, so nothing is made to sit in a warehouse.",
  },
  statement: {
    title: "Nothing is cut until you choose it",
    text: "Made to order means a short wait and a far better fit. Choose a size, or send us three measurements, and our tailors in {place} begin with your name on the pattern.",
    facts: [
      { term: "Cloth", detail: "Handloom cotton, mulmul, linen and cotton silk" },
      { term: "Colour", detail: "Natural and azo-free dyes, printed by hand" },
      { term: "Batch", detail: "One piece at a time; offcuts become pouches" },
      { term: "Delivery", detail: "{delivery}, free across India" },
    ],
  },
  pictures: {
    desktop: ["hero/hero-poster"],
    mobile: ["hero/hero-mobile-poster"],
    statement: ["products/charu-kantha-coat-fabric"],
  },
};

export const DEMO_STORY = {
  title: "{tagline}",
  description:
    "{name} makes womenswear in {place}, from handloom cloth, one piece at a time: who weaves it, how it is sewn, and what we leave out.",
  lead: "{name} is the cotton country along the Narmada, in the south-west of Madhya Pradesh. We take our name from it, and most of our cloth.",
  sections: [
    {
      title: "Where it begins",
      text: "In Maheshwar, two hours from our studio, looms have stood beside the river for more than two centuries. A handloom weaver makes three or four metres on a good day. That is roughly one dress. It sets the pace for everything else we do, and we have stopped trying to go faster than it.",
    },
    {
      title: "How we make",
      text: "We do not keep finished stock; what is counted as left of a size is cloth that is still to be cut. When you order, a pattern is drawn in your size or to your measurements, the cloth is cut, one tailor sews the whole garment, and another checks it against your order. Seams are finished inside as cleanly as outside. Hems are deep enough to let down. Pockets are not optional.",
    },
    {
      title: "What we leave out",
      text: "Polyester linings, plastic bags, prints that copy a block print by machine, and sizes that stop at L. Our dyes are natural where the colour holds and azo-free where it does not. Offcuts become pouches and padding; what is left goes to a paper maker in the next town.",
    },
    {
      title: "Who is paid what",
      text: "Weavers and printers set their price by the metre; we do not bargain on it. Tailors work an eight-hour day on monthly salaries. We would rather sell fewer pieces than explain a discount that came out of someone’s wages. When a piece is offered for less, the difference comes out of our own share.",
    },
  ],
  facts: [
    { term: "Studio", detail: "{place}, Madhya Pradesh" },
    { term: "Cloth", detail: "Handloom cotton, mulmul, linen, cotton silk" },
    { term: "Sizes", detail: "XS to XXL and custom" },
    { term: "From order to door", detail: "{delivery}" },
  ],
  closing: "See what is on the table",
  pictures: {
    studio: ["about/our-story"],
    first: ["journal/khadi"],
    second: ["products/noor-khadi-kurta-detail"],
    third: ["journal/block-print"],
    fourth: ["journal/kantha"],
  },
};
