import { expect, test } from "vitest";
import { wishedProduct } from "../../fixtures/wished-product.ts";
import { isListed, withoutProduct, withProduct } from "./optimistic-wishlist.ts";

const ids = (list: readonly { product_id: number }[]) => list.map(({ product_id }) => product_id);

test("a product is added at the head of the list", () => {
  const list = withProduct(withProduct(undefined, wishedProduct(1)), wishedProduct(2));
  expect(ids(list)).toEqual([2, 1]);
  expect(isListed(list, 1)).toBe(true);
  expect(isListed(list, 3)).toBe(false);
});

test("a product already on the list is not added again and stays in place", () => {
  const list = withProduct(withProduct([], wishedProduct(1)), wishedProduct(2));
  expect(withProduct(list, wishedProduct(1))).toBe(list);
});

test("removing a product keeps the order of the others", () => {
  const list = [3, 2, 1].reduceRight(
    (rest, id) => withProduct(rest, wishedProduct(id)),
    withProduct([], wishedProduct(0)),
  );
  expect(ids(withoutProduct(list, 2))).toEqual([3, 1, 0]);
  expect(withoutProduct(undefined, 2)).toEqual([]);
});
