import { CUSTOM_SIZE } from "./measurements.ts";
import type { ExchangeState } from "./wire/orders.ts";

/** How long after delivery an order can be exchanged. */
export const EXCHANGE_HOURS = 48;

const HOUR_MS = 60 * 60_000;

/** The text on pages and in mails. */
export const EXCHANGE_TEXT = `within ${EXCHANGE_HOURS} hours of delivery`;

/** The last instant for an exchange of an order delivered at `deliveredAt`. */
export function exchangeUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + EXCHANGE_HOURS * HOUR_MS);
}

/**
 * Whether a piece was made to measure: it is not exchanged, but altered once within the same time if its measurements
 * differ.
 */
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
