import { createContext, useContext } from "react";

/** What has just happened to the cart. */
export interface CartMessage {
  text: string;
  /** The line that it speaks of; the message goes when the line goes. */
  lineId: string | undefined;
}

export interface CartDrawerState {
  /** Opens the drawer, with a message about what has just happened. */
  open: (message: CartMessage) => void;
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
