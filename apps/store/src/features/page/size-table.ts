import type { SizeTable } from "@selvedge/commerce/wire/shop-settings";

/** A size table in the form that `SizeChart` takes. */
export const sizeChart = ({ name, columns, rows }: SizeTable) => ({
  label: name,
  measurements: columns.map((column) => column.name),
  rows,
});

/** What the table calls the measurements of the body, for `HowToMeasure`. */
export const bodyLabels = ({ columns }: SizeTable) =>
  Object.fromEntries(columns.flatMap(({ part, name }) => (part === null ? [] : [[part, name]])));
