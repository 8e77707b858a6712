export { CartTable, type CartTableLabels, type CartTableProps } from "./cart-table.tsx";
export { CartTableRow, type CartTableRowProps } from "./cart-table-row.tsx";
