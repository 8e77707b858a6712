export {
  OrderLine,
  type OrderLineProps,
  OrderLines,
  type OrderLinesLabels,
  type OrderLinesProps,
} from "./order-lines.tsx";
