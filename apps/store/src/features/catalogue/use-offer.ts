import { badgeName, badgeText } from "@selvedge/commerce/offer";
import { formatRupees } from "@selvedge/commerce/money";
import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";
import { useSecondsLeft } from "@selvedge/ui/countdown";

export interface ShownOffer {
  /** What is paid now, ready to read. */
  amount: string;
  /** What it was before, ready to read; null without a discount. */
  was: string | null;
  badge: string | null;
  /** The badge as it is read aloud; null without a badge. */
  badgeName: string | null;
  /** Instant at which the discount ends, or has ended on the open page: the countdown there tells of it. Null when it does not end. */
  endsAt: string | null;
}

type Priced = Pick<ProductSummary, "price" | "sale_price" | "discount" | "type" | "offer">;

/** The price as it stands at this moment. When an offer ends on an open page, price and badge change with it. */
export function useOffer({ price, sale_price, discount, type, offer }: Priced): ShownOffer {
  const endsAt = offer?.expire_date ?? null;
  const isOver = useSecondsLeft(endsAt) === 0;
  if (isOver || sale_price >= price)
    return {
      amount: formatRupees(isOver ? price : sale_price),
      was: null,
      badge: null,
      badgeName: null,
      endsAt: isOver ? endsAt : null,
    };
  return {
    amount: formatRupees(sale_price),
    was: formatRupees(price),
    badge: badgeText(discount, type),
    badgeName: badgeName(discount, type),
    endsAt,
  };
}
