import { CUSTOM_SIZE, describeMeasurements, sizeInWords } from "@selvedge/commerce/measurements";
import type { Measurements } from "@selvedge/commerce/wire/cart";

interface Chosen {
  size: string | null;
  material: string | null;
  measurements: Measurements | null;
}

/**
 * The chosen options in one line: "Indigo khadi, size M", "Custom: bust 36, waist 30, hip 40 in". `sizeWord`: the setting
 * `options.size`.
 */
export function optionsInWords({ size, material, measurements }: Chosen, sizeWord: string): string {
  const fit = measurements ? describeMeasurements(measurements) : size === null ? null : sizeInWords(size, sizeWord);
  return [material, fit].filter(Boolean).join(", ");
}

/** A product with its size, as text: "Noor Khadi Kurta, size M", "Noor Khadi Kurta, custom size". */
export function pieceInWords(product: string, size: string | null, sizeWord: string): string {
  return size === null ? product : `${product}, ${size === CUSTOM_SIZE ? "custom size" : sizeInWords(size, sizeWord)}`;
}
