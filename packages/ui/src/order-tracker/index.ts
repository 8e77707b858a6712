export {
  OrderTracker,
  type OrderTrackerProps,
  type OrderTrackerLabels,
  OrderTrackerStep,
  type OrderTrackerStepProps,
} from "./order-tracker.tsx";
