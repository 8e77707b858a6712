export {
  CompareTray,
  CompareTrayItem,
  type CompareTrayItemProps,
  type CompareTrayLabels,
  type CompareTrayProps,
} from "./compare-tray.tsx";
export { type CompareListBehaviour, useCompareList } from "./use-compare-list.ts";
