export { PriceRange, type PriceRangeLabels, type PriceRangeProps, type PriceSpan } from "./price-range.tsx";
