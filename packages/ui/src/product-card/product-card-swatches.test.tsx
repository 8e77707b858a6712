import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ar } from "../labels/ar/index.ts";
import { hi } from "../labels/hi/index.ts";
import { ProductCardSwatches } from "./index.ts";

afterEach(cleanup);

const materials = ["Khadi, indigo", "Khadi, ivory", "Mul, madder", "Mul, olive", "Silk, white"].map((name) => ({
  name,
  color: "#1b2339",
}));
const swatches = () => document.querySelectorAll("[data-part=swatch]").length;
const textOf = () => document.querySelector("[data-part=swatches]")?.textContent;

test.each([0, 1])("renders nothing for %i materials", (count) => {
  const { container } = render(<ProductCardSwatches materials={materials.slice(0, count)} />);
  expect(container.innerHTML).toBe("");
});

test.each([
  ["all of two", 2, undefined, 2, "Made in Khadi, indigo; Khadi, ivory"],
  ["all of four", 4, undefined, 4, "Made in Khadi, indigo; Khadi, ivory; Mul, madder; Mul, olive"],
  [
    "by default four of five",
    5,
    undefined,
    4,
    "Made in Khadi, indigo; Khadi, ivory; Mul, madder; Mul, olive and 1 more+1",
  ],
  ["two of four, and the number of the others", 4, 2, 2, "Made in Khadi, indigo; Khadi, ivory and 2 more+2"],
])("shows %s", (_, count, max, shown, text) => {
  render(<ProductCardSwatches materials={materials.slice(0, count)} max={max} />);
  expect(swatches()).toBe(shown);
  expect(textOf()).toBe(text);
});

test("the figure is hidden from screen readers, which get the sentence", () => {
  render(<ProductCardSwatches materials={materials} />);
  expect(screen.getByText("+1").getAttribute("aria-hidden")).toBe("true");
});

test("only a material with a URL is a link, named by the material", () => {
  const [first, ...others] = materials;
  render(<ProductCardSwatches materials={[first!, { ...others[0]!, href: "/product/noor?material=Khadi" }]} />);
  expect(screen.getAllByRole("link")).toEqual([screen.getByRole("link", { name: "Khadi, ivory" })]);
});

test("the other languages name and count the materials", () => {
  const names = ["Khadi", "Mul"];
  expect(hi.productCardSwatches.madeIn(names, 0)).toBe("इन कपड़ों में उपलब्ध: Khadi; Mul");
  expect(hi.productCardSwatches.madeIn(names, 2)).toBe("इन कपड़ों में उपलब्ध: Khadi; Mul और 2 अन्य");
  expect(ar.productCardSwatches.madeIn(names, 0)).toBe("الخامات المتوفرة: Khadi؛ Mul");
  expect(ar.productCardSwatches.madeIn(names, 2)).toBe("الخامات المتوفرة: Khadi؛ Mul وخامتان أخريان");
  expect(ar.productCardSwatches.madeIn(names, 3)).toBe("الخامات المتوفرة: Khadi؛ Mul و3 خامات أخرى");
});
