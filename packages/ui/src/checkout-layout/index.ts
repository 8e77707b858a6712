export {
  CheckoutLayout,
  type CheckoutLayoutProps,
  CheckoutSection,
  type CheckoutSectionProps,
} from "./checkout-layout.tsx";
