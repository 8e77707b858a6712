import { createContext, useContext } from "react";

export interface CartDrawerState {
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** Whether the drawer opens after an add. */
  opensAfterAdd: boolean;
}

const CartDrawerContext = createContext<CartDrawerState>({
  isOpen: false,
  setOpen: () => undefined,
  opensAfterAdd: false,
});
export const CartDrawerProvider = CartDrawerContext.Provider;

/** The cart drawer of the shell. Pages without a shell have none, and their adds open nothing. */
export const useCartDrawer = () => useContext(CartDrawerContext);
