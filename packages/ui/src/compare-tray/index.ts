export {
  CompareTray,
  CompareTrayItem,
  type CompareTrayItemProps,
  type CompareTrayLabels,
  type CompareTrayProps,
} from "./compare-tray.tsx";
