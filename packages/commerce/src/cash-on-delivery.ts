import { isPinCode } from "./contact-rules.ts";
import { type Paise, paiseFromRupees } from "./money.ts";
import { asciiText } from "./typed-text.ts";

/** Id of the method, beside those of the payment provider. */
export const CASH_ON_DELIVERY = "cod";

/**
 * So many orders of one shopper may be on their way to be paid for at the door; for another they pay in advance. Each is pieces that are
 * kept from others, and a parcel that comes back when nobody opens.
 */
export const MOST_UNPAID_ORDERS = 3;

/** Nobody may take this much in cash for one purchase (Income-tax Act 1961, section 269ST). */
export const CASH_FORBIDDEN_FROM: Paise = paiseFromRupees(2_00_000);

/** What an order may come to that is paid for when it comes, where the shop says nothing else. */
export const MOST_IN_CASH: Paise = paiseFromRupees(50_000);

/** PIN codes from the first to the last, as numbers. */
export interface PinRange {
  first: number;
  last: number;
}

/** Reads "452001-452020, 110001". Null if anything in it is no PIN code or ends before it begins. */
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

/** Whether a parcel to this PIN code may be paid for when it comes. No country but India has such codes. */
export function isPaidOnDelivery(pincode: string, ranges: readonly PinRange[]): boolean {
  const pin = pinNumber(pincode);
  return ranges.some(({ first, last }) => pin >= first && pin <= last);
}

/** Not a number for what is no PIN code, which is in no range. */
const pinNumber = (text: string): number => (isPinCode(text) ? Number(text.replaceAll(/\s/g, "")) : Number.NaN);
