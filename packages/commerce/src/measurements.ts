/** The choice that asks for the shopper's own measurements. */
export const CUSTOM_SIZE = "Custom";

/** The body measurements, in the order in which they are asked for. */
export const BODY_PARTS = ["bust", "waist", "hip"] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

/** What the server accepts, and outside of which the shopper is asked to check; inches, both ends included. */
export const ACCEPTED_INCHES = { min: 10, max: 100 } as const;
export const USUAL_INCHES = { min: 24, max: 70 } as const;

/** Maximum length of a note to the tailor, in characters. */
export const LONGEST_NOTE = 500;

/** Inches as centimetres, rounded to the nearest half. */
export function toCentimetres(inches: number): number {
  return Math.round(inches * 2.54 * 2) / 2;
}

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
