export { CartLine, type CartLineProps } from "./cart-line.tsx";
export { type CartLineContent, LinePicture, LineRemove, LineText } from "./cart-line-parts.tsx";
export { CartLines, CartLinesSkeleton, type CartLinesSkeletonProps } from "./cart-lines.tsx";
export { CartEmpty, type CartEmptyProps, CartFailed, type CartFailedProps } from "./cart-states.tsx";
