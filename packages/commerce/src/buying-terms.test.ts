import { describe, expect, test } from "vitest";
import { afterwardsText, damageText, exchangeText, orderingText, returnsPhrase, returnText } from "./buying-terms.ts";
import { ShopSettings } from "./wire/shop-settings.ts";

const demo = ShopSettings.parse({});

// spec: Exchange: 48 hours, once, size only
test("the demo's sentences are those of the specification", () => {
  expect(exchangeText(demo)).toBe("within 48 hours of delivery");
  expect(damageText(demo)).toBe("within 48 hours of delivery");
  expect(returnsPhrase(demo)).toBe("no returns or refunds");
  expect(afterwardsText(demo)).toBe(
    "Size exchange within 48 hours of delivery, once per order. No returns or refunds.",
  );
  expect(orderingText(demo)).toBe(
    "Made to order: no cancellation once confirmed, no returns or refunds. Size exchange within 48 hours of delivery.",
  );
});

test("a shop that takes pieces back within a day says so in the singular", () => {
  expect(returnText({ returns: 1 })).toBe("within 1 day of delivery");
});

describe.each([
  ["order", 48, null],
  ["order", 48, 7],
  ["order", null, null],
  ["order", null, 7],
  ["stock", 168, null],
  ["stock", 168, 7],
  ["stock", null, null],
  ["stock", null, 7],
] as const)("made: %s, exchange: %s hours, returns: %s days", (making, exchange, returns) => {
  const shop = { ...demo, making, exchange, returns };
  const texts = [afterwardsText(shop), orderingText(shop)];

  test("no sentence contradicts a setting", () => {
    expect(/made to order/i.test(orderingText(shop))).toBe(making === "order");
    for (const text of texts) {
      expect(text.match(/no returns/i) !== null, text).toBe(returns === null);
      expect(text.includes("eturns within 7 days of delivery"), text).toBe(returns !== null);
      expect(/no returns, exchanges or refunds/i.test(text), text).toBe(returns === null && exchange === null);
      expect(text.includes(`Size exchange ${exchange === 48 ? "within 48 hours" : "within 7 days"}`), text).toBe(
        exchange !== null,
      );
    }
  });

  test("each text is whole sentences", () => {
    for (const text of texts) expect(text).toMatch(/^([A-Z][^.]*\.)( [A-Z][^.]*\.)*$/);
  });
});
