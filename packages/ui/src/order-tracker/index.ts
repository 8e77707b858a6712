export {
  OrderTracker,
  type OrderTrackerLabels,
  OrderTrackerStep,
  type OrderTrackerStepProps,
} from "./order-tracker.tsx";
