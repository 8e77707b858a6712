export type SizeUnit = "in" | "cm";

/** Inches in a unit, rounded to what can be read off a tape measure. */
export const inUnit: Record<SizeUnit, (inches: number) => number> = {
  in: (inches) => Math.round(inches * 4) / 4,
  cm: (inches) => Math.round(inches * 2.54 * 2) / 2,
};
