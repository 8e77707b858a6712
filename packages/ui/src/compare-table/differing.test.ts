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

test("a row in which products say different things differs, and one without any value is left out", () => {
  expect(differing(2)).toEqual([
    ["cloth", true],
    ["care", false],
    ["price", false],
  ]);
});

test("what is known of one product only differs", () => {
  expect(differing(3).at(-1)).toEqual(["price", true]);
});

test("one product differs from nothing", () => {
  expect(differing(1).map(([, differs]) => differs)).toEqual([false, false, false]);
});
