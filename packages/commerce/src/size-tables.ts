import { BODY_PARTS, toCentimetres } from "./measurements.ts";
import type { ShopSettings, SizeTable } from "./wire/shop-settings.ts";

type Tables = Pick<ShopSettings, "sizes">;

/** The size table for a category's products: its own, or else the one for all others. Null: there is none. */
export const sizeTableOf = ({ sizes }: Tables, category: string): SizeTable | null =>
  sizes.find(({ categories }) => categories.includes(category)) ??
  sizes.find(({ categories }) => categories.length === 0) ??
  null;

/** Whether a size stands in any table. */
export const isKnownSize = ({ sizes }: Tables, size: string): boolean =>
  sizes.some(({ rows }) => rows.some((row) => row.size === size));

/** Whether a table has the measurements that pages say how to take, with a drawing. */
export const isForBody = ({ columns }: SizeTable): boolean =>
  BODY_PARTS.every((wanted) => columns.some(({ part }) => part === wanted));

/** "M, fits bust 36 in (91.5 cm)": a size with the first of its figures. Without any, the size. */
export function sizeWithFigure(table: SizeTable | null, size: string): string {
  const row = table?.rows.find((each) => each.size === size);
  const index = row?.inches.findIndex((figure) => figure !== null) ?? -1;
  const column = table?.columns[index];
  const inches = row?.inches[index] ?? null;
  if (!column || inches === null) return size;
  const measured = column.part === null ? column.name.toLowerCase() : `fits ${column.name.toLowerCase()}`;
  return `${size}, ${measured} ${inches} in (${toCentimetres(inches)} cm)`;
}
