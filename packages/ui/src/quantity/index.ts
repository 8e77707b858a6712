export { Quantity, type QuantityLabels, type QuantityProps } from "./quantity.tsx";
