export {
  OrderDetails,
  type OrderDetailsProps,
  type OrderDetailsLabels,
  OrderDetailsLine,
  type OrderDetailsLineProps,
  OrderDetailsLines,
  type OrderDetailsLinesProps,
} from "./order-details.tsx";
