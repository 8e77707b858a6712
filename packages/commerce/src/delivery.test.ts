import { isMainThread } from "node:worker_threads";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DELIVERY_TEXT, deliveryWindow } from "./delivery.ts";

const DAY = 24 * 60 * 60 * 1000;
const weekdayInIndia = new Intl.DateTimeFormat("en", { weekday: "short", timeZone: "Asia/Kolkata" });

/** The days after `from`, up to and including `to`, that are not a Sunday in India. */
function businessDays(from: Date, to: Date): number {
  const days = Math.round((to.getTime() - from.getTime()) / DAY);
  return Array.from({ length: days }, (_, index) => new Date(from.getTime() + (index + 1) * DAY)).filter(
    (day) => weekdayInIndia.format(day) !== "Sun",
  ).length;
}

afterEach(() => vi.unstubAllEnvs());

// spec: Delivery: 10-12 business days
describe("delivery", () => {
  it("takes 10-12 business days", () => {
    expect(DELIVERY_TEXT).toBe("10-12 business days");
    // A Saturday: the two Sundays in between do not count.
    const { earliest, latest } = deliveryWindow(new Date("2026-11-21T06:30:00Z"));
    expect(earliest.toISOString()).toBe("2026-12-03T06:30:00.000Z");
    expect(latest.toISOString()).toBe("2026-12-05T06:30:00.000Z");
  });

  it("never ends on a Sunday, and counts every other day", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
        (from) => {
          const { earliest, latest } = deliveryWindow(from);
          expect([businessDays(from, earliest), businessDays(from, latest)]).toEqual([10, 12]);
          expect([earliest, latest].map((day) => weekdayInIndia.format(day))).not.toContain("Sun");
        },
      ),
    );
  });

  // A worker thread cannot change its time zone, and mutation tests run in threads.
  it.runIf(isMainThread).each([
    ["UTC", 0],
    ["Asia/Kolkata", -330],
    ["America/New_York", 240],
    ["Pacific/Auckland", -780],
  ])("is the same on a machine in %s", (zone, offset) => {
    vi.stubEnv("TZ", zone);
    // Saturday evening in London, Sunday in Indore.
    const ordered = new Date("2026-03-28T20:00:00Z");
    expect(ordered.getTimezoneOffset()).toBe(offset);
    const { earliest } = deliveryWindow(ordered);
    expect(earliest.toISOString()).toBe("2026-04-08T20:00:00.000Z");
  });
});
