import { asciiText } from "./typed-text.ts";

/** Money in paise, always an integer. 100 paise are 1 rupee. */
export type Paise = number;

/** The largest amount, ₹10,00,000 crore. Up to this, converting to rupees and back is exact. */
export const MAX_PAISE: Paise = 1e15;

const inr = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

function checked(paise: number): Paise {
  // Adding 0 turns -0 into 0, which would be formatted as "-₹0.00".
  if (Number.isSafeInteger(paise) && Math.abs(paise) <= MAX_PAISE) return paise + 0;
  throw new RangeError(`${paise} is not an amount in whole paise up to ${MAX_PAISE}.`);
}

/**
 * Converts rupees of the wire to paise. Throws `RangeError` for more than 2 decimals, NaN and amounts above
 * `MAX_PAISE`.
 */
export function paiseFromRupees(rupees: number): Paise {
  // Dividing back only gives the same number if it had at most 2 decimals.
  const paise = Math.round(rupees * 100);
  if (paise / 100 !== rupees) throw new RangeError(`${rupees} rupees are not a whole number of paise.`);
  return checked(paise);
}

/** Converts paise to rupees for the wire, with at most 2 decimals. Throws `RangeError` for a fraction of a paisa. */
export function rupeesFromPaise(paise: Paise): number {
  return checked(paise) / 100;
}

const TYPED_AMOUNT = /^(?:₹|rs\.?|inr)?(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(\.\d{1,2})?(?:\/-)?$/i;

/** A typed amount such as "1500.5", "₹1,500.00" or "Rs. 1,00,000/-" in rupees; null for anything else. */
export function readRupees(text: string): number | null {
  const amount = TYPED_AMOUNT.exec(asciiText(text).replaceAll(" ", ""));
  return amount ? Number(`${amount[1]?.replaceAll(",", "")}${amount[2] ?? ""}`) : null;
}

/** "₹1,25,000.00"; negative amounts "-₹1,245.50". */
export function formatPaise(paise: Paise): string {
  return inr.format(rupeesFromPaise(paise));
}

/** `formatPaise` for rupees of the wire. */
export function formatRupees(rupees: number): string {
  return formatPaise(paiseFromRupees(rupees));
}

/** A discount with a minus sign (U+2212): "−₹1,245.50"; no discount is "₹0.00". */
export function formatDiscount(paise: Paise): string {
  return paise > 0 ? `\u2212${formatPaise(paise)}` : formatPaise(paise);
}

/** The quotient in paise, rounded half away from zero: the shop's only rounding rule. The divisor must be above 0. */
export function dividePaise(dividend: bigint, divisor: bigint): Paise {
  const magnitude = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return checked(Number(dividend < 0n ? -rounded : rounded));
}

/** One percent in the unit of `percentUnits`. */
export const PERCENT_UNITS = 10_000;

/**
 * A percentage in ten-thousandths of a percent, so that 12.5 is exact. Throws `RangeError` for more than 4 decimals.
 */
export function percentUnits(percent: number): bigint {
  const units = Math.round(percent * PERCENT_UNITS);
  if (units / PERCENT_UNITS !== percent || !Number.isSafeInteger(units)) {
    throw new RangeError(`${percent} is not a percentage with at most 4 decimals.`);
  }
  return BigInt(units);
}

/** `percent` % of an amount, rounded once. Throws `RangeError` like `percentUnits`. */
export function percentOf(paise: Paise, percent: number): Paise {
  return dividePaise(BigInt(checked(paise)) * percentUnits(percent), BigInt(100 * PERCENT_UNITS));
}
