import { beforeEach, expect, test } from "vitest";
import { decide, isConsent, OPTIONAL_KEYS, withConsent } from "./consent.ts";
import { readStored, writeStored } from "./storage.ts";

beforeEach(() => localStorage.clear());

test("nothing optional is stored before the shopper consents", () => {
  writeStored("recentSearches", withConsent('["indigo"]'));
  expect(readStored("recentSearches")).toBeNull();
  decide(true);
  writeStored("recentSearches", withConsent('["indigo"]'));
  expect(readStored("recentSearches")).toBe('["indigo"]');
});

// spec: consent
test("withdrawing consent deletes all optional data and stores the decision with its time", () => {
  decide(true);
  for (const key of OPTIONAL_KEYS) writeStored(key, withConsent("kept"));
  decide(false);
  for (const key of OPTIONAL_KEYS) expect(readStored(key)).toBeNull();
  expect(JSON.parse(readStored("consent") ?? "")).toEqual({ memory: false, decided_at: expect.any(String) });
});

test.each([null, undefined, "", "true", "yes", "[]", '{"memory":"true"}', '{"memory":1}', '{"memory":false}', "{"])(
  "%j does not count as consent",
  (stored) => expect(isConsent(stored)).toBe(false),
);
