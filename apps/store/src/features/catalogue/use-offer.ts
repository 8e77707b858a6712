import { badgeName, badgeText, priceText } from "@selvedge/commerce/offer";
import { formatRupees } from "@selvedge/commerce/money";
import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";
import { useSecondsLeft } from "@selvedge/ui/countdown";

export interface ShownOffer {
  /** Current price, formatted, such as "From ₹1,800.00" where variants cost more. */
  amount: string;
  /** Price before the discount, formatted; null without a discount. */
  was: string | null;
  badge: string | null;
  /** Text of the badge for screen readers; null without a badge. */
  badgeName: string | null;
  /**
   * Instant at which the discount ends, or has ended while the page was open, so that the countdown can say so. Null
   * when it does not end.
   */
  endsAt: string | null;
}

type Priced = Pick<ProductSummary, "price" | "sale_price" | "discount" | "type" | "offer" | "price_varies">;

/** The current price. When an offer ends while the page is open, price and badge change. */
export function useOffer({ price, sale_price, discount, type, offer, price_varies }: Priced): ShownOffer {
  const endsAt = offer?.expire_date ?? null;
  const isOver = useSecondsLeft(endsAt) === 0;
  if (isOver || sale_price >= price)
    return {
      amount: priceText(isOver ? price : sale_price, price_varies),
      was: null,
      badge: null,
      badgeName: null,
      endsAt: isOver ? endsAt : null,
    };
  return {
    amount: priceText(sale_price, price_varies),
    was: formatRupees(price),
    badge: badgeText(discount, type),
    badgeName: badgeName(discount, type),
    endsAt,
  };
}
