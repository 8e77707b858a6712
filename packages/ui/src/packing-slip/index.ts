export {
  PackingSlip,
  PackingSlipActions,
  PackingSlipPart,
  type PackingSlipActionsProps,
  type PackingSlipPartProps,
  type PackingSlipProps,
} from "./packing-slip.tsx";
