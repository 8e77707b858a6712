import { isPinCode } from "./contact-rules.ts";
import { type Paise, paiseFromRupees } from "./money.ts";
import { asciiText } from "./typed-text.ts";

/** Id of the payment method. */
export const CASH_ON_DELIVERY = "cod";

/**
 * The most undelivered orders of one shopper that are paid on delivery; further ones must be paid in advance. Each
 * reserves stock, and its parcel may be refused at the door.
 */
export const MOST_UNPAID_ORDERS = 3;

/** The law forbids accepting this much cash for one purchase (Income-tax Act 1961, section 269ST). */
export const CASH_FORBIDDEN_FROM: Paise = paiseFromRupees(2_00_000);

/** Default limit for an order that is paid on delivery. */
export const MOST_IN_CASH: Paise = paiseFromRupees(50_000);

/** A range of PIN codes as numbers, both ends included. */
export interface PinRange {
  first: number;
  last: number;
}

/** Parses "452001-452020, 110001". Null if anything in it is not a PIN code, or a range is reversed. */
export function readPinRanges(text: string): PinRange[] | null {
  const ranges = asciiText(text)
    .split(",")
    .map((entry) => {
      const [from = "", to = from, ...rest] = entry.trim().split(/\s*-\s*/);
      const range = { first: pinNumber(from), last: pinNumber(to) };
      return rest.length === 0 && range.first <= range.last ? range : null;
    });
  return ranges.every((range) => range !== null) ? ranges : null;
}

/** Whether cash on delivery is available for this PIN code, and so only in India. */
export function isPaidOnDelivery(pincode: string, ranges: readonly PinRange[]): boolean {
  const pin = pinNumber(pincode);
  return ranges.some(({ first, last }) => pin >= first && pin <= last);
}

/** NaN for text that is not a PIN code; no range contains it. */
const pinNumber = (text: string): number => (isPinCode(text) ? Number(text.replaceAll(/\s/g, "")) : Number.NaN);
