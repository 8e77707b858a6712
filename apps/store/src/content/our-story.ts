import { deliveryText } from "@selvedge/commerce/delivery";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { brand, labelOrigin } from "../brand.ts";

/** Texts of the page about the label. */
export const ourStory = (shop: ShopSettings) => ({
  title: brand.tagline,
  description: `${brand.name} makes womenswear in ${brand.place}, from handloom cloth, one piece at a time: who weaves it, how it is sewn, and what we leave out.`,
  lead: labelOrigin,
  sections: [
    {
      title: "Where it begins",
      picture: "loom" as const,
      text: "In Maheshwar, two hours from our studio, looms have stood beside the river for more than two centuries. A handloom weaver makes three or four metres on a good day. That is roughly one dress. It sets the pace for everything else we do, and we have stopped trying to go faster than it.",
    },
    {
      title: "How we make",
      picture: "making" as const,
      text: "We do not keep finished stock; what is counted as left of a size is cloth that is still to be cut. When you order, a pattern is drawn in your size or to your measurements, the cloth is cut, one tailor sews the whole garment, and another checks it against your order. Seams are finished inside as cleanly as outside. Hems are deep enough to let down. Pockets are not optional.",
    },
    {
      title: "What we leave out",
      picture: "dye" as const,
      text: "Polyester linings, plastic bags, prints that copy a block print by machine, and sizes that stop at L. Our dyes are natural where the colour holds and azo-free where it does not. Offcuts become pouches and padding; what is left goes to a paper maker in the next town.",
    },
    {
      title: "Who is paid what",
      picture: "stitch" as const,
      text: "Weavers and printers set their price by the metre; we do not bargain on it. Tailors work an eight-hour day on monthly salaries. We would rather sell fewer pieces than explain a discount that came out of someone’s wages. When a piece is offered for less, the difference comes out of our own share.",
    },
  ],
  facts: [
    { term: "Studio", detail: `${brand.place}, Madhya Pradesh` },
    { term: "Cloth", detail: "Handloom cotton, mulmul, linen, cotton silk" },
    { term: "Sizes", detail: "XS to XXL and custom" },
    { term: "From order to door", detail: deliveryText(shop) },
  ],
  closing: { text: "See what is on the table", path: "/shop" },
});
