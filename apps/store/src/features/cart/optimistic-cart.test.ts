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

it("changes the quantity of one line without changing the others or the original", () => {
  expect(shape(withQuantity(cart, "b", 5))).toBe("a1 b5");
  expect(shape(cart)).toBe("a1 b2");
});

it("removes one line", () => expect(shape(withoutLine(cart, "a"))).toBe("b2"));

it("does not invent a cart that is unknown", () => expect(withoutLine(undefined, "a").carts).toEqual([]));
