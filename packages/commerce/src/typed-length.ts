import { asciiText } from "./typed-text.ts";

/**
 * A typed measurement in inches: "36", "36.5", "36,25" or "36 in"; with the unit `cm`, "91.5" or "91.5 cm". Null for
 * anything else.
 */
export function readLength(text: string, unit: "in" | "cm"): number | null {
  const number = asciiText(text).replace(unit === "in" ? /\s*(?:in|["”″])$/i : /\s*cm$/i, "");
  const typed = /^(\d{1,3})(?:[.,](\d{0,4}))?$/.exec(number);
  if (!typed) return null;
  const figure = Number(`${typed[1]}.${typed[2] || 0}`);
  return unit === "cm" ? figure / 2.54 : figure;
}

/** `readLength` for inches. */
export const readInches = (text: string): number | null => readLength(text, "in");
