import { createContext, useContext } from "react";

export interface CartDrawerState {
  /** Opens the drawer, with a message about what has just happened. */
  open: (message: string) => void;
  /** Whether the drawer opens after an add. */
  opensAfterAdd: boolean;
}

export const CartDrawerContext = createContext<CartDrawerState>({
  open: () => undefined,
  opensAfterAdd: false,
});
export const CartDrawerProvider = CartDrawerContext.Provider;

/** The cart drawer of the shell. Pages without a shell have none, and their adds open nothing. */
export const useCartDrawer = () => useContext(CartDrawerContext);
