export { SelvedgeProvider, type SelvedgeProviderProps } from "./provider.tsx";
export type { SelvedgeLabels } from "./selvedge-labels.ts";
export { type RenderLink, useDirection, useLocale } from "../lib/selvedge-context.ts";
