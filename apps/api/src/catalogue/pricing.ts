import { type Paise, percentOf } from "@selvedge/commerce/money";
import type { Selectable } from "kysely";
import type { ProductTable } from "../database/schema/catalogue.ts";

type PriceColumn = "price_paise" | "sale_price_paise" | "discount_basis_points" | "discount_paise" | "offer_ends_at";
export type PriceRow = Pick<Selectable<ProductTable>, PriceColumn>;

/** A product's price at an instant. */
export interface Pricing {
  /** Before the discount. */
  pricePaise: Paise;
  /** The price to pay. */
  salePaise: Paise;
  discount: { value: number; type: "percentage" | "fixed" } | null;
  offerEndsAt: Date | null;
}

/** The price at `now` of a variant with its own price before the discount, or with the product's (null). */
export function variantPricingAt(row: PriceRow, ownPaise: Paise | null, now: Date): Pricing {
  if (ownPaise === null) return pricingAt(row, now);
  const { discount_basis_points: basisPoints, discount_paise: discount } = row;
  const off = basisPoints === null ? (discount ?? 0) : percentOf(ownPaise, basisPoints / 100);
  return pricingAt({ ...row, price_paise: ownPaise, sale_price_paise: ownPaise - off }, now);
}

/** The price at `now`. From the instant an offer ends, the full price applies and no discount is shown. */
export function pricingAt(row: PriceRow, now: Date): Pricing {
  const { price_paise: pricePaise, offer_ends_at: endsAt } = row;
  if (endsAt !== null && endsAt <= now) {
    return { pricePaise, salePaise: pricePaise, discount: null, offerEndsAt: null };
  }
  return { pricePaise, salePaise: row.sale_price_paise, discount: discountOf(row), offerEndsAt: endsAt };
}

function discountOf({ discount_basis_points: basisPoints, discount_paise: paise }: PriceRow): Pricing["discount"] {
  if (basisPoints !== null) return { value: basisPoints / 100, type: "percentage" };
  return paise === null ? null : { value: paise / 100, type: "fixed" };
}
