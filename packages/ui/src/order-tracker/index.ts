export { OrderTracker, type OrderTrackerProps, type OrderTrackerStep } from "./order-tracker.tsx";
