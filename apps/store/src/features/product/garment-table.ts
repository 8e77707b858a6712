import type { GarmentMeasure } from "@selvedge/commerce/garment";
import type { Garment } from "@selvedge/commerce/wire/catalogue";

const NAMES: Readonly<Record<GarmentMeasure, string>> = {
  bust: "Bust",
  waist: "Waist",
  hip: "Hip",
  shoulder: "Shoulder",
  sleeve: "Sleeve",
  inside_leg: "Inside leg",
  length: "Length",
  width: "Width",
};
const MM_PER_INCH = 25.4;

/** A product's garment measurements in the form that `SizeChart` takes. */
export const garmentTable = ({ measures, sizes }: Garment) => ({
  label: "Garment measurements",
  measurements: measures.map((measure) => NAMES[measure]),
  rows: sizes.map(({ size, millimetres }) => ({
    size,
    inches: millimetres.map((figure) => (figure === null ? null : figure / MM_PER_INCH)),
  })),
});
