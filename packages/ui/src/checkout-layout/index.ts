export {
  CheckoutLayout,
  type CheckoutLayoutLabels,
  type CheckoutLayoutProps,
  CheckoutSection,
  type CheckoutSectionProps,
} from "./checkout-layout.tsx";
