export {
  PackingSlip,
  PackingSlipActions,
  PackingSlipPart,
  type PackingSlipPartProps,
  type PackingSlipProps,
} from "./packing-slip.tsx";
