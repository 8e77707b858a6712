import type { Picture } from "@selvedge/commerce/wire/primitives";
import { firstPicture, pictureFromRow } from "./pictures.ts";
import { type Pricing, pricingAt, variantPricingAt } from "./pricing.ts";
import type { SellableRow } from "./products.repository.ts";
import { availability, piecesLeft } from "./stock.ts";

/** A size, and how many pieces of it can be bought now in the material that has the most; null without a limit. */
interface SellableSize {
  id: number;
  name: string;
  madeToMeasure: boolean;
  left: number | null;
}

/** `picture` is null for the first material, which is the one in the product's own pictures. */
interface SellableMaterial {
  id: number;
  name: string;
  picture: Picture | null;
}

/** A size and material, and how many pieces can be bought now; null without a limit. */
export interface SellableVariant {
  id: number;
  size: SellableSize;
  /** Null: the product has no choice of materials. */
  material: SellableMaterial | null;
  left: number | null;
  pricing: Pricing;
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
  /** Of its cheapest variants. */
  pricing: Pricing;
  sizes: SellableSize[];
  materials: SellableMaterial[];
  variants: SellableVariant[];
}

/** Maps a product, priced at `now`. */
export function sellableFromRow(row: SellableRow, now: Date): SellableProduct {
  const available = availability(row.sizes);
  const sizes = row.sizes.map((size) => ({
    id: size.id,
    name: size.name,
    madeToMeasure: size.made_to_measure,
    left: piecesLeft(size.most, available),
  }));
  const materials = row.materials.map((material, position) => {
    const cloth = position > 0 ? row.cloths[position]?.picture : null;
    return { ...material, picture: cloth ? pictureFromRow(cloth) : null };
  });
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    image: firstPicture(row),
    onSale: row.status === "active" && row.published_at !== null && row.published_at <= now,
    inStock: available.inStock,
    pricing: pricingAt(row, now),
    sizes,
    materials,
    variants: row.variants.flatMap(({ id, size_id, material_id, free, price_paise }) => {
      const size = sizes.find((each) => each.id === size_id);
      const material = materials.find((each) => each.id === material_id) ?? null;
      const pricing = variantPricingAt(row, price_paise, now);
      return size ? [{ id, size, material, left: piecesLeft(free, available), pricing }] : [];
    }),
  };
}
