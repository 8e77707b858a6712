import { expect, test } from "vitest";
import { endOfDayInIndia, formatDay, formatIsoDay, formatMoment, startOfDayInIndia } from "./dates.ts";

test("a date is the day in India, with a short month and a four-digit year", () => {
  expect(formatDay("2026-11-21T20:00:00Z")).toBe("22 Nov 2026");
  expect(formatDay(new Date("2026-09-02T06:00:00Z"))).toBe("2 Sep 2026");
  expect(formatMoment("2026-11-21T09:00:00Z")).toBe("21 Nov 2026, 2:30 pm");
});

test("names the day of India in tables for other software", () =>
  expect(formatIsoDay("2026-11-20T20:00:00Z")).toBe("2026-11-21"));

test("a day lasts from midnight to midnight in India", () => {
  expect(startOfDayInIndia("2026-11-21")).toEqual(new Date("2026-11-20T18:30:00.000Z"));
  expect(endOfDayInIndia("2026-11-21")).toEqual(new Date("2026-11-21T18:29:59.999Z"));
  expect([startOfDayInIndia("today"), endOfDayInIndia("today")].map(Number)).toEqual([NaN, NaN]);
});
