/** Business days from an order to its delivery. */
export const DELIVERY_DAYS = { min: 10, max: 12 } as const;

/** The text on the product page. */
export const DELIVERY_TEXT = `${DELIVERY_DAYS.min}-${DELIVERY_DAYS.max} business days`;

export interface DeliveryWindow {
  earliest: Date;
  latest: Date;
}

const DAY = 24 * 60 * 60 * 1000;
/** The workshop uses Indian time, whatever the machine's time zone. India has no daylight saving. */
const INDIA_OFFSET = 5.5 * 60 * 60 * 1000;

function addBusinessDays(from: Date, days: number): Date {
  let instant = from.getTime();
  let left = days;
  while (left > 0) {
    instant += DAY;
    if (new Date(instant + INDIA_OFFSET).getUTCDay() !== 0) left--;
  }
  return new Date(instant);
}

/**
 * When an order made at `from` should arrive. Business days are Monday to Saturday in India; public holidays are
 * ignored.
 */
export function deliveryWindow(from: Date): DeliveryWindow {
  return { earliest: addBusinessDays(from, DELIVERY_DAYS.min), latest: addBusinessDays(from, DELIVERY_DAYS.max) };
}
