import { BODY_PARTS, SIZE_TABLE, SIZES } from "@selvedge/commerce/measurements";

const NAMES = { bust: "Bust", waist: "Waist", hip: "Hip" };

/** The label's sizes in the form that `SizeChart` takes. */
export const sizeTable = {
  label: "Body measurements",
  measurements: BODY_PARTS.map((part) => NAMES[part]),
  rows: SIZES.map((size) => ({ size, inches: BODY_PARTS.map((part) => SIZE_TABLE[size][part]) })),
};
