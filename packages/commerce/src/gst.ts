import { formatIsoDay } from "./dates.ts";
import { dividePaise, type Paise } from "./money.ts";

/** A rate, and the highest value of one piece without tax to which it applies; null: any value. */
interface Band {
  upToPaise: Paise | null;
  percent: number;
}

/** The rates of goods whose tariff code begins with one of these, from a date in India on. */
interface TaxRule {
  codes: readonly string[];
  from: string;
  bands: readonly Band[];
}

/**
 * Rates by tariff code (HSN) and date; the first rule that fits applies. A change of the law is added above the rule that it
 * replaces, and an exception above the rule that it is one of.
 */
const RULES: readonly TaxRule[] = [
  {
    // Knitted and woven garments, made-up articles, shoes.
    codes: ["61", "62", "63", "64"],
    from: "2025-09-22",
    bands: [
      { upToPaise: 2_500_00, percent: 5 },
      { upToPaise: null, percent: 18 },
    ],
  },
  {
    // Fabrics. A sari is a length of cloth, not a garment, so its price does not matter.
    codes: ["50", "51", "52", "53", "54", "55"],
    from: "2017-07-01",
    bands: [{ upToPaise: null, percent: 5 }],
  },
  // Carpets; handbags of cotton and of jute.
  { codes: ["57", "42022220", "42022230"], from: "2025-09-22", bands: [{ upToPaise: null, percent: 5 }] },
  // Other bags and cases; clothes and belts of leather.
  { codes: ["4202", "4203"], from: "2025-09-22", bands: [{ upToPaise: null, percent: 18 }] },
  // Jewellery, precious or not.
  { codes: ["7113", "7114", "7116", "7117"], from: "2017-07-01", bands: [{ upToPaise: null, percent: 3 }] },
];

/** The beginnings of the codes that have a rate, for a message. */
export const TAXED_CODES = "4202, 4203, 50 to 55, 57, 61 to 64, 7113, 7114, 7116 or 7117";

function ruleOf(hsn: string, on: Date): TaxRule | undefined {
  const day = formatIsoDay(on);
  return RULES.find(({ codes, from }) => from <= day && codes.some((code) => hsn.startsWith(code)));
}

/** Whether goods of this code can be taxed, and so be sold. */
export const hasTaxRate = (hsn: string, on: Date): boolean => ruleOf(hsn, on) !== undefined;

function bandsOf(hsn: string, on: Date): readonly Band[] {
  const rule = ruleOf(hsn, on);
  if (!rule) throw new RangeError(`There is no tax rate for HSN ${hsn} on ${formatIsoDay(on)}. Add it to gst.ts.`);
  return rule.bands;
}

/** Whether pieces that cost `paise` together, tax included, are within a band's limit once its tax is deducted. */
const isWithin = ({ upToPaise, percent }: Band, paise: Paise, pieces: number) =>
  upToPaise === null || paise * 100 <= upToPaise * pieces * (100 + percent);

/**
 * The tax in percent on pieces that cost `paise` together after all discounts, tax included. A price between two bands
 * is too high for the lower rate and too low for the higher one; the higher rate then applies, so that the shop never
 * owes tax that it did not charge. Throws `RangeError` for a code without a rate.
 */
export function taxPercent(hsn: string, paise: Paise, pieces: number, on: Date): number {
  const bands = bandsOf(hsn, on);
  const band = bands.find((candidate) => isWithin(candidate, paise, pieces)) ?? bands.at(-1);
  return band?.percent ?? 0;
}

/** Whether a price is within one tax band, and not between two, where `taxPercent` applies the higher rate. */
export function isConsistentPrice(hsn: string, paise: Paise, on: Date): boolean {
  const bands = bandsOf(hsn, on);
  const index = bands.findIndex((band) => isWithin(band, paise, 1));
  const [below, band] = [bands[index - 1], bands[index]];
  return !below || !band || !isWithin({ ...below, percent: band.percent }, paise, 1);
}

/** A price split into its value without tax and its taxes, which add up to the price. */
export interface TaxSplit {
  taxablePaise: Paise;
  /** The central and the state half. */
  cgstPaise: Paise;
  sgstPaise: Paise;
  /** Replaces both if the goods leave the state. */
  igstPaise: Paise;
}

/**
 * Extracts the tax from a price. Central and state tax are equal, so within a state the half is rounded rather than the
 * whole.
 */
export function splitTax(paise: Paise, percent: number, isInterState: boolean): TaxSplit {
  const part = (share: number) => dividePaise(BigInt(paise) * BigInt(share), BigInt(100 + percent) * 2n);
  if (isInterState) {
    const igstPaise = part(2 * percent);
    return { taxablePaise: paise - igstPaise, cgstPaise: 0, sgstPaise: 0, igstPaise };
  }
  const half = part(percent);
  return { taxablePaise: paise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}
