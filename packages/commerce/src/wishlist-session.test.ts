import { describe, expect, it } from "vitest";
import { isWishlistSession, newWishlistSession } from "./wishlist-session.ts";

describe("a wishlist's session id", () => {
  it("is always well-formed and new", () => {
    const ids = Array.from({ length: 2000 }, () => newWishlistSession());
    expect(ids.every(isWishlistSession)).toBe(true);
    expect(new Set(ids).size).toBe(2000);
  });

  it.each([
    null,
    undefined,
    "",
    "null",
    "undefined",
    "check",
    7,
    ["a".repeat(22)],
    "a".repeat(81),
    "a/../../bbbbbbbbbbb",
  ])("%j is none", (value) => expect(isWishlistSession(value)).toBe(false));
});
