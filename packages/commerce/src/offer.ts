import { dividePaise, formatRupees, type Paise, paiseFromRupees, PERCENT_UNITS, percentUnits } from "./money.ts";
import type { DiscountType, Offer } from "./wire/catalogue.ts";

/** A product's price and discount. `offer` null: the discount has no end. */
export interface Pricing {
  salePaise: Paise;
  /** Percent, or rupees if `type` is `fixed`. */
  discount: number | null;
  type: DiscountType | null;
  offer: Offer | null;
}

/** The price to pay, and what is shown beside it; the latter is null without a discount. */
export interface PriceNow {
  payPaise: Paise;
  wasPaise: Paise | null;
  badge: string | null;
}

/**
 * The price before the discount, rounded once. A percentage of 100 or more gives 0, because no original price can be
 * computed; without a price or a discount the price is unchanged.
 */
export function originalPaise(salePaise: Paise, discount: number | null, type: DiscountType | null): Paise {
  if (!salePaise || !discount || !type) return salePaise;
  if (type === "fixed") return salePaise + paiseFromRupees(discount);
  if (discount >= 100) return 0;
  const whole = BigInt(100 * PERCENT_UNITS);
  return dividePaise(BigInt(salePaise) * whole, whole - percentUnits(discount));
}

/**
 * Whole seconds until an instant, never below 0, and 0 only once it has passed. `now` is a Date or epoch milliseconds.
 */
export function secondsUntil(expireDate: string, now: Date | number): number {
  const left = Math.ceil((Date.parse(expireDate) - Number(now)) / 1000);
  return left > 0 ? left : 0;
}

/** True from the instant of `expire_date` on. An offer without an end (null) is never over. */
export function offerIsOver(offer: Offer | null, now: Date | number): boolean {
  return offer !== null && secondsUntil(offer.expire_date, now) === 0;
}

/** "₹1,800.00", or "From ₹1,800.00" where it is the lowest of several prices. */
export function priceText(rupees: number, isLowest: boolean | undefined): string {
  return `${isLowest ? "From " : ""}${formatRupees(rupees)}`;
}

/** "20% OFF", or "500 OFF" for a fixed discount; null if there is none. */
export function badgeText(discount: number | null, type: DiscountType | null): string | null {
  if (!discount || !type) return null;
  return `${discount}${type === "percentage" ? "%" : ""} OFF`;
}

/** The badge for screen readers: "20% OFF", or "₹500.00 off" where the badge omits the currency. */
export function badgeName(discount: number | null, type: DiscountType | null): string | null {
  return discount && type === "fixed" ? `${formatRupees(discount)} off` : badgeText(discount, type);
}

/** The price at an instant. When the offer ends, the original price applies, never less than the sale price. */
export function priceNow({ salePaise, discount, type, offer }: Pricing, now: Date | number): PriceNow {
  const original = Math.max(salePaise, originalPaise(salePaise, discount, type));
  if (offerIsOver(offer, now)) return { payPaise: original, wasPaise: null, badge: null };
  return {
    payPaise: salePaise,
    wasPaise: original > salePaise ? original : null,
    badge: badgeText(discount, type),
  };
}
