export {
  Skeleton,
  SkeletonBlock,
  type SkeletonBlockProps,
  type SkeletonProps,
  SkeletonText,
  type SkeletonTextProps,
} from "./skeleton.tsx";
