import { describe, expect, it } from "vitest";
import { isCartToken, isWeakCartToken, newCartToken } from "./cart-token.ts";
import { newOrderId } from "./order-id.ts";

// spec: Cart token, form
describe("a cart token", () => {
  it("consists of a timestamp and 22 random characters", () => {
    const token = newCartToken((length) => new Uint8Array(length).map((_, index) => 255 - index), 1_795_000_000_000);
    expect(token).toBe("cart_1795000000000__-9876543210zyxwvutsrq");
  });

  it("is always well-formed, strong and new", () => {
    const tokens = Array.from({ length: 2000 }, () => newCartToken());
    expect(tokens.every((token) => isCartToken(token) && !isWeakCartToken(token))).toBe(true);
    expect(new Set(tokens.map((token) => token.slice(-22))).size).toBe(2000);
  });

  it("is weak with only 9 random characters", () => {
    expect(isCartToken("cart_1795000000000abc123xyz")).toBe(true);
    expect(isWeakCartToken("cart_1795000000000abc123xyz")).toBe(true);
    expect(isWeakCartToken("cart_1795000000000_abc123xyz")).toBe(true);
  });

  it.each([
    null,
    undefined,
    "",
    "null",
    "undefined",
    7,
    ["cart_AAAAAAAAAAAAAAAAAAAAAA"],
    {},
    "cart_",
    "cart_short",
    "CART_AAAAAAAAAAAAAAAAAAAAAA",
    " cart_AAAAAAAAAAAAAAAAAAAAAA",
    "cart_AAAAAAAAAAAAAAAAAAAAAA\n",
    "cart_%%%%%%%%%%%%%%%%%%%%%%",
    `cart_${"A".repeat(81)}`,
  ])("is not %j", (value) => {
    expect(isCartToken(value)).toBe(false);
  });
});

describe("random text", () => {
  it("uses every letter of its alphabet about equally often", () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 3200; i++) {
      for (const letter of newOrderId().slice(3)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(32);
    // 1,000 of each are expected; 6 standard deviations are 187.
    expect([...counts.values()].every((count) => Math.abs(count - 1000) < 187)).toBe(true);
  });
});
