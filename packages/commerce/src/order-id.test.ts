import { describe, expect, it } from "vitest";
import { isOrderId, newOrderId } from "./order-id.ts";

// spec: ORD and ten characters
describe("an order number", () => {
  it("is ORD and ten characters that are not easily confused", () => {
    expect(newOrderId((length) => new Uint8Array(length).map((_, index) => index + 8))).toBe("ORD89ABCDEFGH");
    const ids = Array.from({ length: 2000 }, () => newOrderId());
    expect(ids.every((id) => /^ORD[0-9A-HJKMNP-TV-Z]{10}$/.test(id) && isOrderId(id))).toBe(true);
    expect(new Set(ids).size).toBe(2000);
  });

  it("may be one of the older, shorter ones", () => expect(isOrderId("ORD123456")).toBe(true));

  it.each([
    "",
    "ORD",
    "ORD12345",
    "ORD12345678901",
    "ord123456",
    "ORD12345a",
    "ORD123456\n",
    "ORD123456/..",
    null,
    123456,
    ["ORD123456"],
  ])("is not %j", (value) => expect(isOrderId(value)).toBe(false));
});
