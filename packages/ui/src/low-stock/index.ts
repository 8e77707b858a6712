export { LowStock, type LowStockLabels, type LowStockProps } from "./low-stock.tsx";
