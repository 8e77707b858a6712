export {
  OrderStatus,
  type OrderStatusProps,
  OrderTable,
  type OrderTableLabels,
  type OrderTableProps,
  type OrderTableRow,
} from "./order-table.tsx";
