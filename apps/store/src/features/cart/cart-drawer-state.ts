import { createContext, useContext } from "react";

/** Message about the last change of the cart. */
export interface CartMessage {
  text: string;
  /** The line it is about; the message disappears with the line. */
  lineId: string | undefined;
}

export interface CartDrawerState {
  /** Opens the drawer with a message about the last change. */
  open: (message: CartMessage) => void;
  /** Whether the drawer opens after an add. */
  opensAfterAdd: boolean;
}

export const CartDrawerContext = createContext<CartDrawerState>({
  open: () => undefined,
  opensAfterAdd: false,
});
export const CartDrawerProvider = CartDrawerContext.Provider;

/** The cart drawer of the shell. Pages outside the shell have none, and adding there opens nothing. */
export const useCartDrawer = () => useContext(CartDrawerContext);
