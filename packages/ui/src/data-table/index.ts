export { DataTable, type DataTableColumn, type DataTableLabels, type DataTableProps } from "./data-table.tsx";
