import { asciiText } from "./typed-text.ts";

/** The sizes of the demo's table, smallest first. */
export const SIZES = ["XS", "S", "M", "L", "XL", "XXL"] as const;
export type Size = (typeof SIZES)[number];

/** The choice that asks for the shopper's own measurements. */
export const CUSTOM_SIZE = "Custom";

/** The body measurements, in the order in which they are asked for. */
export const BODY_PARTS = ["bust", "waist", "hip"] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

/** Body measurements of each size in the demo's table, in inches. */
export const SIZE_TABLE: Readonly<Record<Size, Readonly<Record<BodyPart, number>>>> = {
  XS: { bust: 32, waist: 26, hip: 35 },
  S: { bust: 34, waist: 28, hip: 37 },
  M: { bust: 36, waist: 30, hip: 39 },
  L: { bust: 38, waist: 32, hip: 41 },
  XL: { bust: 40, waist: 34, hip: 43 },
  XXL: { bust: 42, waist: 36, hip: 45 },
};

/** What the server accepts, and outside of which the shopper is asked to check; inches, both ends included. */
export const ACCEPTED_INCHES = { min: 10, max: 100 } as const;
export const USUAL_INCHES = { min: 24, max: 70 } as const;

/** Maximum length of a note to the tailor, in characters. */
export const LONGEST_NOTE = 500;

/** Inches as centimetres, rounded to the nearest half. */
export function toCentimetres(inches: number): number {
  return Math.round(inches * 2.54 * 2) / 2;
}

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

/** The message for each field that is empty (null) or outside 10-100 in. Empty if all are valid. */
export function measurementErrors(
  values: Readonly<Record<BodyPart, number | null>>,
): Partial<Record<BodyPart, string>> {
  const errors: Partial<Record<BodyPart, string>> = {};
  const { min, max } = ACCEPTED_INCHES;
  for (const part of BODY_PARTS) {
    const inches = values[part];
    if (inches === null) errors[part] = `Please enter your ${part} measurement`;
    else if (!(inches >= min && inches <= max)) errors[part] = `Please enter ${min} to ${max} inches`;
  }
  return errors;
}

/** True for a measurement that is accepted but should be checked again. */
export function unusualMeasurement(inches: number): boolean {
  return inches < USUAL_INCHES.min || inches > USUAL_INCHES.max;
}

/** The word for a size that an order was made with. An answer of the previous version, during an upgrade, has none. */
export const sizeWordOf = ({ size_word = "Size" }: { size_word?: string | undefined }): string => size_word;

/** "Size M"; a name that contains the word, such as "One size", is unchanged. `word`: the shop's setting `options.size`. */
export const sizeLabel = (size: string, word: string): string =>
  size.toLowerCase().includes(word.toLowerCase()) ? size : `${word} ${size}`;

/** `sizeLabel` inside a sentence: "size M", "one size". */
export const sizeInWords = (size: string, word: string): string =>
  sizeLabel(size, word).replace(/^./, (letter) => letter.toLowerCase());

/** "Custom: bust 36, waist 30, hip 40 in" */
export function describeMeasurements({ bust, waist, hip }: Readonly<Record<BodyPart, number>>): string {
  return `${CUSTOM_SIZE}: bust ${bust}, waist ${waist}, hip ${hip} in`;
}
