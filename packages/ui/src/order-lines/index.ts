export { OrderLine, type OrderLineProps, OrderLines, type OrderLinesProps } from "./order-lines.tsx";
