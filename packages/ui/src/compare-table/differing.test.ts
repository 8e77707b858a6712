import { expect, test } from "vitest";
import { comparedRows } from "./differing.ts";

const products = [
  { cloth: "Mul", care: "By hand", fit: null, price: "₹5,440.00" },
  { cloth: "Khadi", care: "By hand", fit: null, price: "₹5,440.00" },
  { cloth: "Mul", care: "By hand", fit: null, price: null },
];
const rows = (["cloth", "care", "fit", "price"] as const).map((key) => ({
  key,
  text: (product: (typeof products)[number]) => product[key],
}));
const differing = (count: number) =>
  comparedRows(rows, products.slice(0, count)).map(({ row, differs }) => [row.key, differs]);

test("a row differs if its values differ, and is left out without any value", () => {
  expect(differing(2)).toEqual([
    ["cloth", true],
    ["care", false],
    ["price", false],
  ]);
});

test("a value that only one product has is a difference", () => {
  expect(differing(3).at(-1)).toEqual(["price", true]);
});

test("a single product never differs", () => {
  expect(differing(1).map(([, differs]) => differs)).toEqual([false, false, false]);
});
