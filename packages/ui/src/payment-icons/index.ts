export {
  PaymentIcon,
  type PaymentIconLabels,
  type PaymentIconProps,
  PaymentIcons,
  type PaymentIconsLabels,
  type PaymentIconsProps,
} from "./payment-icons.tsx";
