export { Quantity, type QuantityLabels, type QuantityProps } from "./quantity.tsx";
export { type QuantityBehaviour, useQuantity } from "./use-quantity.ts";
