import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shownPhone, storedPhone } from "./phone.ts";

// spec: Format of phone numbers
describe("a phone number", () => {
  test.each([
    ["9876543210", "India"],
    ["09876543210", "India"],
    ["919876543210", "India"],
    ["+919876543210", "India"],
    ["+91 98765-43210", "France"],
    [" 98765 43210 ", "India"],
  ] as const)("%s with an address in %s is stored as +919876543210", (text, country) =>
    expect(storedPhone(text, country)).toBe("+919876543210"),
  );

  test.each([
    ["020 7946 0958", "United Kingdom", "+442079460958", "+44 20 7946 0958"],
    ["01 42 68 53 00", "France", "+33142685300", "+33 1 42 68 53 00"],
    ["0731-2345678", "India", "+917312345678", "+91 731 234 5678"],
    ["9198765432", "India", "+919198765432", "+91 91987 65432"],
    ["202-555-0143", "United States", "+12025550143", "+1 202 555 0143"],
  ] as const)("%s of %s is stored as %s and shown as %s", (text, country, stored, shown) => {
    expect(storedPhone(text, country)).toBe(stored);
    expect(shownPhone(stored)).toBe(shown);
  });

  test("that no country knows is kept as it was typed: only its owner can say what it means", () => {
    expect(storedPhone(" 1234567 ", "India")).toBe("1234567");
    expect(shownPhone("1234567")).toBe("1234567");
  });

  test("is stored the same however often it is read and shown", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:\+91|91|0)?[6-9]\d{9}$/), (text) => {
        const stored = storedPhone(text, "India");
        expect(stored).toMatch(/^\+91[6-9]\d{9}$/);
        expect(storedPhone(shownPhone(stored), "India")).toBe(stored);
      }),
    );
  });
});
