import { beforeEach, expect, test, vi } from "vitest";
import { decide } from "../../lib/consent.ts";

/** As after the page was loaded anew. */
async function nextVisit() {
  vi.resetModules();
  return import("./body-measurements.ts");
}

beforeEach(() => localStorage.clear());

test("measurements are remembered across visits with consent, and else until the page is closed", async () => {
  const first = await nextVisit();
  first.rememberMeasurements(["bust"], { bust: 36 });
  expect(first.knownMeasurements()).toEqual({ bust: 36 });
  expect((await nextVisit()).knownMeasurements()).toEqual({});

  decide(true);
  first.rememberMeasurements(["bust", "hip"], { bust: 36, hip: 92 / 2.54 });
  expect((await nextVisit()).knownMeasurements()).toEqual({ bust: 36, hip: 92 / 2.54 });
});

test("measurements that a table has none of stay, and a field that was emptied is forgotten", async () => {
  const { knownMeasurements, rememberMeasurements } = await nextVisit();
  rememberMeasurements(["bust", "waist", "hip"], { bust: 36, waist: 30, hip: 39 });
  rememberMeasurements(["waist", "hip"], { hip: 40 });
  expect(knownMeasurements()).toEqual({ bust: 36, hip: 40 });
});

test("measurements are forgotten with the consent to store them", async () => {
  const { knownMeasurements, rememberMeasurements } = await nextVisit();
  decide(true);
  rememberMeasurements(["bust"], { bust: 36 });
  decide(false);
  expect(knownMeasurements()).toEqual({});
});

test.each([
  ["null", {}],
  ["{", {}],
  ['"36"', {}],
  ["[36]", {}],
  ['{"bust":"36","waist":null,"hip":9.9}', {}],
  ['{"bust":100.1,"waist":30,"toString":36}', { waist: 30 }],
])("stored %s is read as %j", async (stored, known) => {
  localStorage.setItem("bodyMeasurements", stored);
  expect((await nextVisit()).knownMeasurements()).toEqual(known);
});

test("the form for made to measure gets quarters of an inch", async () => {
  const { inQuarterInches } = await nextVisit();
  expect(inQuarterInches({ bust: 92 / 2.54, hip: 40 })).toEqual({ bust: 36.25, hip: 40 });
});
