import { expect, test } from "vitest";
import { exchangeUntil, isAlterable, isExchangeable } from "./exchange.ts";

// spec: Exchange: 48 hours, once, size only
test("an exchange can be requested until 48 hours after delivery", () => {
  expect(exchangeUntil(new Date("2026-11-21T04:30:00.000Z")).toISOString()).toBe("2026-11-23T04:30:00.000Z");
});

// spec: Exchange: 48 hours, once, size only
test("only a size can be exchanged", () => {
  expect(["M", "One size", "Custom", null].map((size) => isExchangeable(size))).toEqual([true, true, false, false]);
});

test("only made-to-measure pieces are altered", () => {
  expect(["M", "One size", "Custom", null].map((size) => isAlterable(size))).toEqual([false, false, true, false]);
});
