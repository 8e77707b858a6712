export {
  CartDrawerContent,
  type CartDrawerContentProps,
  CartDrawerFoot,
  type CartDrawerFootProps,
  type CartDrawerLabels,
} from "./cart-drawer.tsx";
