export {
  OrderDetails,
  type OrderDetailsLabels,
  OrderDetailsLine,
  type OrderDetailsLineProps,
  OrderDetailsLines,
  type OrderDetailsLinesProps,
} from "./order-details.tsx";
