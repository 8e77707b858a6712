import { expect, test } from "vitest";
import { OPTIONAL_KEYS } from "../lib/consent.ts";
import { STORAGE_KEYS } from "../lib/storage.ts";
import { chosenThings, neededThings, optionalThings } from "./kept-in-browser.ts";

const keysOf = (things: typeof neededThings) => things.flatMap(({ keys }) => keys);

// spec: DPDP itemised storage
test("everything that the browser keeps is told of, once", () => {
  const told = keysOf([...neededThings, ...chosenThings, ...optionalThings]);
  expect(told.toSorted()).toEqual(STORAGE_KEYS.toSorted());
});

test("what is called optional is what is kept with consent alone", () => {
  expect(keysOf(optionalThings)).toEqual(OPTIONAL_KEYS);
});
