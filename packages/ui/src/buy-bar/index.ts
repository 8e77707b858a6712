export { BuyBar, type BuyBarLabels, type BuyBarProps } from "./buy-bar.tsx";
export { useInView, type Watched } from "./use-in-view.ts";
