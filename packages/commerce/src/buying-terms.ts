import { periodText } from "./exchange.ts";
import type { ShopSettings } from "./wire/shop-settings.ts";

/** What the owner has set of exchange and returns, or what was promised with an order. */
type Terms = Pick<ShopSettings, "making" | "exchange" | "returns" | "damage_hours" | "options">;

export const isMadeToOrder = ({ making }: Pick<Terms, "making">): boolean => making === "order";

/** "within 48 hours of delivery"; null if nothing is exchanged. */
export const exchangeText = ({ exchange }: Pick<Terms, "exchange">): string | null =>
  exchange === null ? null : afterDelivery(exchange);

/** "within 7 days of delivery"; null if nothing is taken back. */
export const returnText = ({ returns }: Pick<Terms, "returns">): string | null =>
  returns === null ? null : afterDelivery(returns * 24, 1);

/** "within 48 hours of delivery": until when damage is reported. */
export const damageText = ({ damage_hours }: Pick<Terms, "damage_hours">): string => afterDelivery(damage_hours);

const afterDelivery = (hours: number, fewestDays?: number) => `within ${periodText(hours, fewestDays)} of delivery`;

/** "no returns or refunds", within a sentence. */
export function returnsPhrase(terms: Pick<Terms, "exchange" | "returns">): string {
  const until = returnText(terms);
  if (until !== null) return `returns ${until}`;
  return terms.exchange === null ? "no returns, exchanges or refunds" : "no returns or refunds";
}

/** What can be exchanged and returned, as sentences: "Size exchange within 48 hours of delivery, once per order. No returns or refunds." */
export function afterwardsText(terms: Pick<Terms, "exchange" | "returns" | "options">): string {
  const until = exchangeText(terms);
  return `${until === null ? "" : `${terms.options.size} exchange ${until}, once per order. `}${capitalised(returnsPhrase(terms))}.`;
}

/** The terms at the button that orders: "Made to order: no cancellation once confirmed, no returns or refunds. Size exchange …" */
export function orderingText(terms: Terms): string {
  const until = exchangeText(terms);
  const returns = returnsPhrase(terms);
  return [
    isMadeToOrder(terms) ? "Made to order: no cancellation once confirmed" : "No cancellation once confirmed",
    terms.returns === null ? `, ${returns}.` : `. ${capitalised(returns)}.`,
    until === null ? "" : ` ${terms.options.size} exchange ${until}.`,
  ].join("");
}

/** "a size", "an inseam" */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

export const capitalised = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());
