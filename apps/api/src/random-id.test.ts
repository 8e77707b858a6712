import { expect, test } from "vitest";
import { randomId } from "./random-id.ts";

test("an id never begins with a dash, which a command would read as a flag", () => {
  const ids = Array.from({ length: 5_000 }, randomId);
  expect(ids.filter((id) => !/^[A-Za-z0-9_][A-Za-z0-9_-]{21}$/.test(id))).toEqual([]);
});
