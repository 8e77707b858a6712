export { CartDrawerContent, CartDrawerFoot, type CartDrawerFootProps } from "./cart-drawer.tsx";
