import { expect, test } from "vitest";
import { canMoveExchange, exchangeUntil, isAlterable, isExchangeable } from "./exchange.ts";
import { ExchangeState } from "./wire/orders.ts";

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
