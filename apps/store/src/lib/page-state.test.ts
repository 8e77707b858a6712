import { expect, it } from "vitest";
import { scriptSafeJson } from "./page-state.ts";

it("escapes markup and line separators without losing content", () => {
  const value = { name: "</script><script>alert(1)</script>", line: "a\u2028b\u2029c", and: "a & b" };
  const text = scriptSafeJson(value);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});
