import { dividePaise, type Paise } from "./money.ts";

/** A rate, and the value of one piece without tax up to which it holds; null is any value. */
interface Band {
  upToPaise: Paise | null;
  percent: number;
}

/** What goods of these chapters of the tariff are taxed at from a day in India on. */
interface TaxRule {
  chapters: readonly string[];
  from: string;
  bands: readonly Band[];
}

/** Rates by chapter of the HSN and by date, each chapter's newest first. A change of the law is a line above the one that it ends. */
const RULES: readonly TaxRule[] = [
  {
    // Knitted and woven garments, and made-up articles.
    chapters: ["61", "62", "63"],
    from: "2025-09-22",
    bands: [
      { upToPaise: 2_500_00, percent: 5 },
      { upToPaise: null, percent: 18 },
    ],
  },
  {
    // A sari is a length of cloth, not a garment: its price does not matter.
    chapters: ["50", "51", "52", "53", "54", "55"],
    from: "2017-07-01",
    bands: [{ upToPaise: null, percent: 5 }],
  },
];

const dayInIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });

function bandsOf(hsn: string, on: Date): readonly Band[] {
  const day = dayInIndia.format(on);
  const rule = RULES.find(({ chapters, from }) => chapters.includes(hsn.slice(0, 2)) && from <= day);
  if (!rule) throw new RangeError(`There is no tax rate for HSN ${hsn} on ${day}. Add it to gst.ts.`);
  return rule.bands;
}

/** Whether pieces that cost `paise` together, tax included, are worth no more than a band allows once its tax is taken off. */
const isWithin = ({ upToPaise, percent }: Band, paise: Paise, pieces: number) =>
  upToPaise === null || paise * 100 <= upToPaise * pieces * (100 + percent);

/**
 * The tax in percent on pieces that cost `paise` together after all discounts, tax included. Between two bands, where a piece is
 * too dear for the lower rate and too cheap for the higher one, the higher one counts: the shop never owes what it did not take.
 * Throws `RangeError` for a code without a rate.
 */
export function taxPercent(hsn: string, paise: Paise, pieces: number, on: Date): number {
  const bands = bandsOf(hsn, on);
  const band = bands.find((candidate) => isWithin(candidate, paise, pieces)) ?? bands.at(-1);
  return band?.percent ?? 0;
}

/** Whether one piece at this price is taxed consistently. Shelf prices must be; a coupon may leave a piece between two bands. */
export function isConsistentPrice(hsn: string, paise: Paise, on: Date): boolean {
  const bands = bandsOf(hsn, on);
  const index = bands.findIndex((band) => isWithin(band, paise, 1));
  const [below, band] = [bands[index - 1], bands[index]];
  return !below || !band || !isWithin({ ...below, percent: band.percent }, paise, 1);
}

/** What is in a price: the value without tax, and the tax by who gets it. They add up to the price. */
export interface TaxSplit {
  taxablePaise: Paise;
  /** The union's half, and the state's. */
  cgstPaise: Paise;
  sgstPaise: Paise;
  /** In place of both, where the goods leave the state. */
  igstPaise: Paise;
}

/** Takes the tax out of a price. Union and state get the same, so within a state the half is rounded, and not the whole. */
export function splitTax(paise: Paise, percent: number, isInterState: boolean): TaxSplit {
  const part = (share: number) => dividePaise(BigInt(paise) * BigInt(share), BigInt(100 + percent) * 2n);
  if (isInterState) {
    const igstPaise = part(2 * percent);
    return { taxablePaise: paise - igstPaise, cgstPaise: 0, sgstPaise: 0, igstPaise };
  }
  const half = part(percent);
  return { taxablePaise: paise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}
