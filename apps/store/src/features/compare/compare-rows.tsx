import { deliveryText } from "@selvedge/commerce/delivery";
import { priceText } from "@selvedge/commerce/offer";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import type { CompareRow } from "@selvedge/ui/compare-table";
import { Price } from "@selvedge/ui/price";
import { FIT_IN_WORDS } from "../catalogue/fit-words.ts";
import { useOffer } from "../catalogue/use-offer.ts";

/** The rows of the comparison. */
export const compareRows = (shop: ShopSettings): readonly CompareRow<Product>[] => [
  {
    key: "price",
    label: "Price",
    text: ({ sale_price, price_varies }) => priceText(sale_price, price_varies),
    cell: (product) => <ComparedPrice product={product} />,
  },
  { key: "rating", label: "Rating", text: ratingOf },
  {
    key: "material",
    label: shop.options.material,
    text: ({ variants }) =>
      listed(
        variants.map(({ name }) => name),
        "; ",
      ),
  },
  { key: "sizes", label: shop.options.sizes, text: sizesOf },
  { key: "fit", label: "Fit", text: fitOf },
  { key: "cut", label: "Cut and length", text: ({ note }) => note || null },
  { key: "care", label: "Care", text: ({ care_instructions }) => care_instructions || null },
  { key: "delivery", label: "Delivery", text: () => deliveryText(shop) },
];

/** Joins names with a separator that can be chosen, because material names contain commas. */
const listed = (names: readonly string[], between = ", ") => (names.length > 0 ? names.join(between) : null);

function ratingOf({ rating, review_count }: Product): string | null {
  if (rating === null) return null;
  return `${rating.toFixed(1)} out of 5, ${review_count} ${review_count === 1 ? "review" : "reviews"}`;
}

/** The available sizes. */
export function sizesOf({ attributes }: Pick<Product, "attributes">): string | null {
  const sizes = attributes.find(({ type }) => type === "size")?.options ?? [];
  return listed(sizes.flatMap(({ value, stock }) => (stock === 0 ? [] : [value])));
}

/** The fit that most reviews report; null on a tie. */
export function fitOf({ reviews }: { reviews: readonly Pick<Product["reviews"][number], "fit">[] }): string | null {
  const counts = { small: 0, true: 0, large: 0 };
  for (const { fit } of reviews) if (fit) counts[fit] += 1;
  const [most, next] = Object.values(counts).toSorted((a, b) => b - a);
  if (!most || most === next) return null;
  const fit = (["small", "true", "large"] as const).find((each) => counts[each] === most);
  return fit ? FIT_IN_WORDS[fit] : null;
}

/** The current price. */
function ComparedPrice({ product }: { product: Product }) {
  const { amount, was } = useOffer(product);
  return <Price amount={amount} was={was} />;
}
