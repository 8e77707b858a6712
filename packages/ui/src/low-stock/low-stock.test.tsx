import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LowStock } from "./index.ts";

afterEach(cleanup);

const textOf = () => document.querySelector("[data-component=low-stock]")?.textContent;

test.each([
  ["three, the default threshold", 3, "Only 3 left"],
  ["one", 1, "Only 1 left"],
  ["more than the threshold", 4, ""],
  ["none, which is sold out", 0, ""],
  ["a negative number, which oversold goods have", -1, ""],
  ["no limit", null, ""],
])("%s", (_, left, text) => {
  render(<LowStock left={left} />);
  expect(textOf()).toBe(text);
});

test("a shop can say it earlier or later", () => {
  const { rerender } = render(<LowStock left={5} threshold={5} />);
  expect(textOf()).toBe("Only 5 left");
  rerender(<LowStock left={3} threshold={2} />);
  expect(textOf()).toBe("");
});

test("the live region is there before its text, and stays when the text goes", () => {
  const { rerender } = render(<LowStock left={12} option="S" live="polite" />);
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("");
  rerender(<LowStock left={2} option="M" live="polite" />);
  expect(screen.getByRole("status")).toBe(region);
  expect(region.textContent).toBe("Only 2 left in M");
  rerender(<LowStock left={9} option="L" live="polite" />);
  expect(screen.getByRole("status")).toBe(region);
  expect(region.textContent).toBe("");
});
