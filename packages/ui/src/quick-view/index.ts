export {
  QuickView,
  QuickViewActions,
  type QuickViewActionsProps,
  QuickViewBody,
  type QuickViewBodyProps,
  QuickViewClose,
  type QuickViewCloseProps,
  type QuickViewProps,
  QuickViewSkeleton,
  type QuickViewSkeletonProps,
} from "./quick-view.tsx";
export {
  QuickViewGallery,
  type QuickViewGalleryLabels,
  type QuickViewGalleryProps,
  QuickViewImage,
  type QuickViewImageProps,
} from "./quick-view-gallery.tsx";
export type { QuickViewLabels } from "./quick-view-labels.ts";
