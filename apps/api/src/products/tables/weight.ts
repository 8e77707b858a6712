import type { TableRow } from "./table.ts";
import type { TableReport } from "./table-catalogue.ts";

const HEAVIEST_GRAMS = 1_000_000;

/** A column with weights, and how many grams its unit has. */
export interface WeightColumn {
  names: readonly string[];
  grams: number;
}

/**
 * Grams of one piece, rounded up to whole ones, from the first of these columns that has a weight; `undefined` if none
 * has one, or it is 0, which shop software writes where it knows none. Reports what is no weight.
 */
export function weightOf(row: TableRow, columns: readonly WeightColumn[], report: TableReport): number | undefined {
  for (const { names, grams } of columns) {
    const text = row.text(...names).replace(",", ".");
    if (text === "") continue;
    const weight = Math.ceil(Math.round(Number(text) * grams * 1000) / 1000);
    if (weight === 0) return undefined;
    if (weight > 0 && weight <= HEAVIEST_GRAMS) return weight;
    report.mistake(row, names, `is "${text}"; give the weight of one piece as a number, or leave it empty`);
    return undefined;
  }
  return undefined;
}
