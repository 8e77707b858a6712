/** Smallest and largest value in inches, both included. */
export interface InchRange {
  min: number;
  max: number;
}

/** Reads "36", "36.5", " 36,25 " or "36 in", and "91.5 cm" in centimetres, as inches; `null` for anything else. */
export function readInches(text: string, unit: "in" | "cm" = "in"): number | null {
  const number = text.trim().replace(unit === "in" ? /\s*(?:in|")$/ : /\s*cm$/, "");
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(number);
  if (!match) return null;
  const figure = Number(`${match[1]}.${match[2] ?? 0}`);
  return unit === "cm" ? figure / 2.54 : figure;
}

export const isWithin = (inches: number, { min, max }: InchRange) => inches >= min && inches <= max;
