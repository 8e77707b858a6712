import { CUSTOM_SIZE } from "./measurements.ts";
import type { ExchangeState } from "./wire/orders.ts";
import type { ShopSettings } from "./wire/shop-settings.ts";

const HOUR_MS = 60 * 60_000;

/** "48 hours"; in days if it is a whole number of at least `fewestDays`: "7 days". */
export function periodText(hours: number, fewestDays = 3): string {
  const days = hours / 24;
  if (!Number.isInteger(days) || days < fewestDays) return `${hours} hours`;
  return days === 1 ? "1 day" : `${days} days`;
}

/** The last instant of a period of hours that begins with the delivery. */
export function hoursAfter(deliveredAt: Date, hours: number): Date {
  return new Date(deliveredAt.getTime() + hours * HOUR_MS);
}

/** Hours after delivery within which a piece made to measure is altered: those for exchanges, or without any, those for damage. */
export const alterationHours = ({ exchange, damage_hours }: Pick<ShopSettings, "exchange" | "damage_hours">): number =>
  exchange ?? damage_hours;

/** Whether a piece was made to measure: it is not exchanged, but altered once if its measurements differ. */
export const isAlterable = (size: string | null): boolean => size === CUSTOM_SIZE;

/** Whether a piece of this size can be exchanged: pieces without a size or made to measure cannot. */
export function isExchangeable(size: string | null): size is string {
  return size !== null && size !== CUSTOM_SIZE;
}

/** The states that follow each state of an exchange. One that is accepted can still be declined, as long as nothing is sent. */
const NEXT: Record<ExchangeState, readonly ExchangeState[]> = {
  requested: ["accepted", "declined"],
  accepted: ["shipped", "declined"],
  declined: [],
  shipped: ["closed"],
  closed: [],
};

/** Whether an exchange can move from one state to another. */
export const canMoveExchange = (from: ExchangeState, to: ExchangeState): boolean => NEXT[from].includes(to);
