import { expect, test } from "vitest";
import { alterationHours, canMoveExchange, hoursAfter, isAlterable, isExchangeable, periodText } from "./exchange.ts";
import { ExchangeState } from "./wire/orders.ts";
import { ShopSettings } from "./wire/shop-settings.ts";

// spec: Exchange: 48 hours, once, size only
test("an exchange can be requested until 48 hours after delivery, unless the owner sets another time", () => {
  const { exchange } = ShopSettings.parse({});
  expect(exchange).toBe(48);
  expect(hoursAfter(new Date("2026-11-21T04:30:00.000Z"), exchange ?? 0).toISOString()).toBe(
    "2026-11-23T04:30:00.000Z",
  );
});

// spec: Exchange: 48 hours, once, size only
test("only a size can be exchanged", () => {
  expect(["M", "One size", "Custom", null].map((size) => isExchangeable(size))).toEqual([true, true, false, false]);
});

test("a period of whole days is said in days from three on", () => {
  expect([24, 48, 72, 73, 168].map((hours) => periodText(hours))).toEqual([
    "24 hours",
    "48 hours",
    "3 days",
    "73 hours",
    "7 days",
  ]);
  expect([1, 2].map((days) => periodText(days * 24, 1))).toEqual(["1 day", "2 days"]);
});

test("where nothing is exchanged, a piece made to measure is altered as long as damage is reported", () => {
  expect(alterationHours({ exchange: 72, damage_hours: 24 })).toBe(72);
  expect(alterationHours({ exchange: null, damage_hours: 24 })).toBe(24);
});

test("only made-to-measure pieces are altered", () => {
  expect(["M", "One size", "Custom", null].map((size) => isAlterable(size))).toEqual([false, false, true, false]);
});

test("an exchange moves forward only, and is declined at the latest before it is shipped", () => {
  const all = ExchangeState.options;
  const moves = all.flatMap((from) => all.filter((to) => canMoveExchange(from, to)).map((to) => `${from} → ${to}`));
  expect(moves).toEqual([
    "requested → accepted",
    "requested → declined",
    "accepted → declined",
    "accepted → shipped",
    "shipped → closed",
  ]);
});
