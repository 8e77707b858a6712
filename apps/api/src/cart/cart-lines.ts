import type { Paise } from "@selvedge/commerce/money";
import { rupeesFromPaise } from "@selvedge/commerce/money";
import type { CartLine, Measurements } from "@selvedge/commerce/wire/cart";
import type { Picture } from "@selvedge/commerce/wire/primitives";
import type { Pricing, SellableProduct } from "../catalogue/index.ts";
import { lineLimit } from "./line-limits.ts";
import type { LineRow } from "./lines.repository.ts";

/** A cart line with the product's current data. */
export interface ShownLine {
  id: string;
  product: SellableProduct;
  /** Null once the variant is deleted. */
  variantId: number | null;
  size: string | null;
  material: string | null;
  /** The piece in the chosen material. */
  picture: Picture | null;
  measurements: Measurements | null;
  quantity: number;
  pricing: Pricing;
  unitPricePaise: Paise;
  /** Whether this quantity can be bought now. */
  available: boolean;
  /** How many can be bought now in addition to the cart's other lines, at most 20. */
  maxQuantity: number;
}

/** Joins lines with their products. Lines of deleted products are left out. */
export function showLines(rows: readonly LineRow[], products: ReadonlyMap<number, SellableProduct>): ShownLine[] {
  return rows.flatMap((row) => {
    const product = products.get(row.product_id);
    return product ? [showLine(row, product, rows)] : [];
  });
}

function showLine(row: LineRow, product: SellableProduct, rows: readonly LineRow[]): ShownLine {
  const variant = product.variants.find(({ id }) => id === row.variant_id);
  const limit = variant && lineLimit({ lineId: row.id, productId: product.id, variant }, rows);
  const { pricing } = variant ?? product;
  const maxQuantity = product.onSale && limit ? Math.min(limit.byCart, limit.byStock) : 0;
  return {
    id: row.id,
    product,
    variantId: row.variant_id,
    size: variant?.size.name ?? null,
    material: variant?.material?.name ?? null,
    picture: variant?.material?.picture ?? product.image,
    measurements: row.measurements,
    quantity: row.quantity,
    pricing,
    unitPricePaise: pricing.salePaise,
    available: row.quantity <= maxQuantity,
    maxQuantity,
  };
}

/** Maps a line to the wire. */
export function cartLine({ id, product, size, material, picture, measurements, ...line }: ShownLine): CartLine {
  const { pricePaise, salePaise, offerEndsAt } = line.pricing;
  return {
    id,
    item_id: id,
    qty: line.quantity,
    variants: { size, material, measurements },
    product: {
      id: product.id,
      slug: product.slug,
      name: product.name,
      image: picture,
      sale_price: rupeesFromPaise(salePaise),
      price: rupeesFromPaise(pricePaise),
      offer: offerEndsAt && { expire_date: offerEndsAt.toISOString() },
    },
    available: line.available,
    max_quantity: line.maxQuantity,
  };
}
