export { CartDrawerContent, CartDrawerFoot, type CartDrawerFootProps, type CartDrawerLabels } from "./cart-drawer.tsx";
