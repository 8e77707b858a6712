import type { BodyPart } from "./measurements.ts";

/** The sizes of the demo's table, smallest first. */
export const SIZES = ["XS", "S", "M", "L", "XL", "XXL"] as const;
export type Size = (typeof SIZES)[number];

/** Body measurements of each size in the demo's table, in inches. */
export const SIZE_TABLE: Readonly<Record<Size, Readonly<Record<BodyPart, number>>>> = {
  XS: { bust: 32, waist: 26, hip: 35 },
  S: { bust: 34, waist: 28, hip: 37 },
  M: { bust: 36, waist: 30, hip: 39 },
  L: { bust: 38, waist: 32, hip: 41 },
  XL: { bust: 40, waist: 34, hip: 43 },
  XXL: { bust: 42, waist: 36, hip: 45 },
};
