import type { CartInbox } from "@selvedge/commerce/wire/cart";

/** The expected cart after the line's quantity has changed. */
export function withQuantity(cart: CartInbox | undefined, lineId: string, quantity: number): CartInbox {
  return { carts: (cart?.carts ?? []).map((line) => (line.id === lineId ? { ...line, qty: quantity } : line)) };
}

/** The cart without a line. */
export function withoutLine(cart: CartInbox | undefined, lineId: string): CartInbox {
  return { carts: (cart?.carts ?? []).filter((line) => line.id !== lineId) };
}
