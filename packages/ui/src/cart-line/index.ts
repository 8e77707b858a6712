export { CartLine, type CartLineProps } from "./cart-line.tsx";
export type { CartLinesLabels } from "./cart-line-labels.ts";
export type { CartLineContent } from "./cart-line-parts.tsx";
export { CartLines, type CartLinesProps } from "./cart-lines.tsx";
