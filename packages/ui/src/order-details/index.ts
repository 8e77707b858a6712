export { OrderDetails, type OrderDetailsLine, type OrderDetailsProps } from "./order-details.tsx";
