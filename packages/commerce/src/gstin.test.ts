import { expect, test } from "vitest";
import { gstinProblem, isExampleGstin } from "./gstin.ts";

test.each([
  ["27AAPFU0939F1ZV", "Maharashtra"],
  ["29AAGCB7383J1Z4", "Karnataka"],
  ["23AAKFN0000A1ZD", "madhya pradesh"],
])("%s in %s is a GSTIN", (gstin, state) => {
  expect(gstinProblem(gstin, state)).toBeNull();
});

test.each(["", " ", "27AAPFU0939F1Z", "27aapfu0939f1zv", "27AAPFU0939F1ZVV", "AAPFU0939F1ZV27", "27AAPFU0939F0ZV"])(
  "%j does not have the format of a GSTIN",
  (gstin) => {
    expect(gstinProblem(gstin, "Maharashtra")).toContain("is no GSTIN");
  },
);

test("the check character detects each changed or swapped character", () => {
  for (const mistyped of ["27AAPFU0938F1ZV", "27AAPFU9039F1ZV", "27AAPFU0939F1ZU", "72AAPFU0939F1ZV"]) {
    expect(gstinProblem(mistyped, "Maharashtra"), mistyped).toContain("one of its characters is mistyped");
  }
});

test("a GSTIN of another state is refused with both codes", () => {
  expect(gstinProblem("27AAPFU0939F1ZV", "Goa")).toBe("begins with 27, and the code of Goa is 30");
});

test("only an example's GSTIN is recognised as belonging to nobody", () => {
  expect(isExampleGstin("23AAKFN0000A1ZD")).toBe(true);
  expect(isExampleGstin("27AAPFU0939F1ZV")).toBe(false);
});
