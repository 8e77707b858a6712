import type { ShopSettings } from "./wire/shop-settings.ts";

/** What the owner has set of the delivery, or what was promised with an order. */
type Promised = Pick<ShopSettings, "delivery">;

/** "10-12 business days": from an order to its delivery. */
export const deliveryText = ({ delivery }: Promised): string => businessDays(delivery.days);

/** "12-15 business days": until an order is shipped in busy weeks. */
export const dispatchText = ({ delivery }: Promised): string => businessDays(delivery.dispatch);

/** Whether dispatch alone can take longer than the usual delivery. */
export const isDispatchSlow = ({ delivery }: Promised): boolean => delivery.dispatch.max > delivery.days.max;

function businessDays({ min, max }: Promised["delivery"]["days"]): string {
  if (min < max) return `${min}-${max} business days`;
  return max === 1 ? "1 business day" : `${max} business days`;
}

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
export function deliveryWindow(from: Date, { delivery: { days } }: Promised): DeliveryWindow {
  return { earliest: addBusinessDays(from, days.min), latest: addBusinessDays(from, days.max) };
}
