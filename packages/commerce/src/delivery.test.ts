import { isMainThread } from "node:worker_threads";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deliveryText, deliveryWindow, dispatchText, isDispatchSlow } from "./delivery.ts";
import { ShopSettings } from "./wire/shop-settings.ts";

const DAY = 24 * 60 * 60 * 1000;
const weekdayInIndia = new Intl.DateTimeFormat("en", { weekday: "short", timeZone: "Asia/Kolkata" });

/** The days after `from`, up to and including `to`, that are not a Sunday in India. */
function businessDays(from: Date, to: Date): number {
  const days = Math.round((to.getTime() - from.getTime()) / DAY);
  return Array.from({ length: days }, (_, index) => new Date(from.getTime() + (index + 1) * DAY)).filter(
    (day) => weekdayInIndia.format(day) !== "Sun",
  ).length;
}

const demo = ShopSettings.parse({});
const promise = (min: number, max: number) => ({ delivery: { ...demo.delivery, days: { min, max } } });

afterEach(() => vi.unstubAllEnvs());

// spec: Delivery: 10-12 business days
describe("delivery", () => {
  it("takes 10-12 business days", () => {
    expect(deliveryText(demo)).toBe("10-12 business days");
    expect(dispatchText(demo)).toBe("12-15 business days");
    expect(isDispatchSlow(demo)).toBe(true);
    // A Saturday: the two Sundays in between do not count.
    const { earliest, latest } = deliveryWindow(new Date("2026-11-21T06:30:00Z"), demo);
    expect(earliest.toISOString()).toBe("2026-12-03T06:30:00.000Z");
    expect(latest.toISOString()).toBe("2026-12-05T06:30:00.000Z");
  });

  it("is said in words that fit one day, one number and two", () => {
    expect([promise(3, 7), promise(2, 2), promise(1, 1)].map(deliveryText)).toEqual([
      "3-7 business days",
      "2 business days",
      "1 business day",
    ]);
  });

  it("never ends on a Sunday, and counts every other day", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
        fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 30 })),
        (from, [min, more]) => {
          const { earliest, latest } = deliveryWindow(from, promise(min, min + more));
          expect([businessDays(from, earliest), businessDays(from, latest)]).toEqual([min, min + more]);
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
    const { earliest } = deliveryWindow(ordered, demo);
    expect(earliest.toISOString()).toBe("2026-04-08T20:00:00.000Z");
  });
});
