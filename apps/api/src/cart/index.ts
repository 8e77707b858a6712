export type { Carts, HeldCart } from "./cart.service.ts";
