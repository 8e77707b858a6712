export {
  PackingSlip,
  PackingSlipActions,
  type PackingSlipLabels,
  PackingSlipPart,
  type PackingSlipPartProps,
  type PackingSlipProps,
  PackingSlipSkeleton,
  type PackingSlipSkeletonProps,
} from "./packing-slip.tsx";
