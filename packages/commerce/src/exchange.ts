import { CUSTOM_SIZE } from "./measurements.ts";

/** How long after its delivery an order may be exchanged. */
export const EXCHANGE_HOURS = 48;

const HOUR_MS = 60 * 60_000;

/** As pages and mails say it. */
export const EXCHANGE_TEXT = `within ${EXCHANGE_HOURS} hours of delivery`;

/** Until when an order that was delivered at `deliveredAt` may be exchanged. */
export function exchangeUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + EXCHANGE_HOURS * HOUR_MS);
}

/** Whether a piece was made to measure: it is not exchanged, but altered once within the same hours if it differs. */
export const isAlterable = (size: string | null): boolean => size === CUSTOM_SIZE;

/** Whether a piece of this size can be exchanged for another: what has no size, or was made to measure, cannot. */
export function isExchangeable(size: string | null): size is string {
  return size !== null && size !== CUSTOM_SIZE;
}
