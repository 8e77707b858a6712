import type { ShopSettings } from "./wire/shop-settings.ts";

/** What the owner has set of the delivery, or what was promised with an order. */
type Promised = Pick<ShopSettings, "delivery">;

/** "10-12 business days": from an order to its delivery. */
export const deliveryText = ({ delivery }: Promised): string => businessDays(delivery.days);

/** "12-15 business days": until an order is shipped in busy weeks. */
export const dispatchText = ({ delivery }: Promised): string => businessDays(delivery.dispatch);

/** Whether dispatch alone can take longer than the usual delivery. */
export const isDispatchSlow = ({ delivery }: Promised): boolean => delivery.dispatch.max > delivery.days.max;

/** A period of days, both ends included. */
export type Days = Promised["delivery"]["days"];

/**
 * The days of delivery as search engines take them. For pieces made after the order most of them are handling time, so all are.
 * What is sent from stock is on its way after the days of dispatch.
 */
export function deliveryParts(shop: Promised & Pick<ShopSettings, "making">): { handling: Days; transit: Days | null } {
  const { days, dispatch } = shop.delivery;
  if (shop.making === "order" || isDispatchSlow(shop)) return { handling: days, transit: null };
  return {
    handling: dispatch,
    transit: { min: Math.max(0, days.min - dispatch.min), max: days.max - dispatch.max },
  };
}

function businessDays({ min, max }: Days): string {
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
