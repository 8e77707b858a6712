export { type CompareRow, CompareTable, type CompareTableLabels, type CompareTableProps } from "./compare-table.tsx";
