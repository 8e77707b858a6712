import { CsvError, parse } from "csv-parse/sync";
import { Refusal } from "../../http/refusal.ts";

/** A row of a table; `number` is what a spreadsheet shows beside it, the header being row 1. */
export interface TableRow {
  number: number;
  /** The text in the first of these columns that the table has; empty if it has none. */
  text(...columns: string[]): string;
}

export interface Table {
  rows: TableRow[];
  /** The first of these columns that the table has, as it writes it; null if it has none. */
  column(...columns: string[]): string | null;
}

const keyOf = (column: string) => column.trim().toLowerCase().replace(/\s+/g, " ");

/** Reads a CSV file with a header, separated by commas, semicolons or tabs. Refuses with 422 what is none. */
export function readTable(text: string): Table {
  const [header = [], ...records] = recordsOf(text);
  const places = new Map(header.map((column, at) => [keyOf(column), at]));
  const placeOf = (columns: readonly string[]) => {
    const named = columns.find((column) => places.has(keyOf(column)));
    return named === undefined ? undefined : places.get(keyOf(named));
  };
  return {
    rows: records.flatMap((record, at) => {
      if (record.every((cell) => cell.trim() === "")) return [];
      const textIn = (...columns: string[]) => record[placeOf(columns) ?? -1]?.trim() ?? "";
      return [{ number: at + 2, text: textIn }];
    }),
    column: (...columns) => header[placeOf(columns) ?? -1]?.trim() ?? null,
  };
}

function recordsOf(text: string): string[][] {
  const [first = ""] = text.split(/\r?\n/, 1);
  const separators = [",", ";", "\t"].map((separator) => ({ separator, count: first.split(separator).length }));
  const { separator } = separators.reduce((most, each) => (each.count > most.count ? each : most));
  try {
    return parse(text, { bom: true, delimiter: separator, relax_column_count: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(422, `The file is not a table: ${error.message} Save it as CSV again.`);
  }
}
