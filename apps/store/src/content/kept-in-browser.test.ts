import { expect, test } from "vitest";
import { OPTIONAL_KEYS } from "../lib/consent.ts";
import { STORAGE_KEYS } from "../lib/storage.ts";
import { chosenThings, neededThings, optionalThings } from "./kept-in-browser.ts";

const keysOf = (things: typeof neededThings) => things.flatMap(({ keys }) => keys);

// spec: DPDP itemised storage
test("every stored key is listed exactly once", () => {
  const told = keysOf([...neededThings, ...chosenThings, ...optionalThings]);
  expect(told.toSorted()).toEqual(STORAGE_KEYS.toSorted());
});

test("the optional items are exactly those that need consent", () => {
  expect(keysOf(optionalThings)).toEqual(OPTIONAL_KEYS);
});
