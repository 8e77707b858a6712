import type { Picture } from "@selvedge/commerce/wire/primitives";
import { firstPicture, pictureFromRow } from "./pictures.ts";
import { type Pricing, pricingAt } from "./pricing.ts";
import type { SellableRow } from "./products.repository.ts";
import { availability, piecesLeft } from "./stock.ts";

/** A size and how many pieces of it can be bought now; null without a limit. */
export interface SellableSize {
  id: number;
  name: string;
  madeToMeasure: boolean;
  left: number | null;
}

/** A product for cart and checkout. */
export interface SellableProduct {
  id: number;
  slug: string;
  name: string;
  image: Picture | null;
  /** False unless active and published: carts show such products, but they cannot be bought. */
  onSale: boolean;
  inStock: boolean;
  pricing: Pricing;
  sizes: SellableSize[];
  /** `picture` is null for the first material, which is the one in the product's own pictures. */
  materials: { id: number; name: string; picture: Picture | null }[];
}

/** Maps a product, priced at `now`. */
export function sellableFromRow(row: SellableRow, now: Date): SellableProduct {
  const available = availability(row.sizes);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    image: firstPicture(row),
    onSale: row.status === "active" && row.published_at !== null && row.published_at <= now,
    inStock: available.inStock,
    pricing: pricingAt(row, now),
    sizes: row.sizes.map((size) => ({
      id: size.id,
      name: size.name,
      madeToMeasure: size.made_to_measure,
      left: piecesLeft(size, available),
    })),
    materials: row.materials.map((material, position) => {
      const cloth = position > 0 ? row.cloths[position]?.picture : null;
      return { ...material, picture: cloth ? pictureFromRow(cloth) : null };
    }),
  };
}
