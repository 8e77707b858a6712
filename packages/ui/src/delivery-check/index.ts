export { DeliveryCheck, type DeliveryCheckLabels, type DeliveryCheckProps } from "./delivery-check.tsx";
