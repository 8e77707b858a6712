import { expect, test } from "vitest";
import { changeText } from "./change-text.ts";

test("a change names each value before and after, and of hundreds the first ten", () => {
  const added = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`kurta-${at + 1}`, "added"]));
  const textOf = (count: number) => changeText({ subject: "products", before: {}, after: added(count) });
  expect(textOf(2)).toBe("products: kurta-1 none → added, kurta-2 none → added");
  expect(textOf(11)).toContain("kurta-11 none → added");
  expect(textOf(200)).toMatch(/^products: kurta-1 none → added, .*, kurta-10 none → added, and 190 more$/);
});
