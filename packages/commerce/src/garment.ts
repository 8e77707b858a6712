/**
 * The measurements of a finished garment, in the order of a size chart. Bust, waist and hip are circumferences; the
 * sleeve is measured from shoulder to cuff, the length from the highest point of the shoulder, or from the waistband,
 * to the hem.
 */
export const GARMENT_MEASURES = [
  "bust",
  "waist",
  "hip",
  "shoulder",
  "sleeve",
  "inside_leg",
  "length",
  "width",
] as const;
export type GarmentMeasure = (typeof GARMENT_MEASURES)[number];

/** "Model is 173 cm (5′ 8″) and wears S" */
export function describeModel({ height_cm, size }: Readonly<{ height_cm: number; size: string }>): string {
  const inches = Math.round(height_cm / 2.54);
  return `Model is ${height_cm} cm (${Math.floor(inches / 12)}′ ${inches % 12}″) and wears ${size}`;
}
