import type { CartInbox } from "@selvedge/commerce/wire/cart";
import { expect, it } from "vitest";
import { withoutLine, withQuantity } from "./optimistic-cart.ts";

const cart = {
  carts: [
    { id: "a", qty: 1 },
    { id: "b", qty: 2 },
  ],
} as CartInbox;
const shape = ({ carts }: CartInbox) => carts.map(({ id, qty }) => `${id}${qty}`).join(" ");

it("changes the quantity of one line and leaves the rest, and the original, alone", () => {
  expect(shape(withQuantity(cart, "b", 5))).toBe("a1 b5");
  expect(shape(cart)).toBe("a1 b2");
});

it("drops one line", () => expect(shape(withoutLine(cart, "a"))).toBe("b2"));

it("guesses nothing about a cart that is not known", () => expect(withoutLine(undefined, "a").carts).toEqual([]));
