export { CartTable, type CartTableProps } from "./cart-table.tsx";
export type { CartTableLabels } from "./cart-table-labels.ts";
export { CartTableRow, type CartTableRowProps } from "./cart-table-row.tsx";
