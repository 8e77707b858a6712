export {
  PackingSlip,
  PackingSlipActions,
  PackingSlipPart,
  type PackingSlipPartProps,
  type PackingSlipProps,
  PackingSlipSkeleton,
} from "./packing-slip.tsx";
