import { describe, expect, it } from "vitest";
import { isEmail, isPhone, isPinCode, isPostalCode } from "./contact-rules.ts";
import { formatPhone } from "./phone-format.ts";
import { COUNTRIES } from "./places.ts";
import { normaliseEmail } from "./typed-text.ts";

// spec: Please enter a valid email
describe("an email address", () => {
  it.each([
    "asha@example.com",
    "a@b.in",
    "first.last+tag@sub.example.co.in",
    "O'Neil@example.org",
    "x@xn--p1ai.xn--p1ai",
    `a@${"b".repeat(63)}.com`,
    `${"a".repeat(64)}@example.com`,
  ])("may be %s", (text) => expect(isEmail(text)).toBe(true));

  it.each([
    "",
    "asha",
    "asha@",
    "@example.com",
    "asha@example",
    "asha@@example.com",
    "a b@example.com",
    "asha@example..com",
    ".asha@example.com",
    "asha.@example.com",
    "as..ha@example.com",
    "asha@-example.com",
    "asha@example-.com",
    "asha@example.com.",
    "asha@exam_ple.com",
    "asha@127.0.0.1",
    "asha@example.c",
    "asha@example.com-",
    "asha@[127.0.0.1]",
    '"a@x y"@example.com',
    "asha@example.com,b@example.com",
    "Asha <asha@example.com>",
    "asha@example.com\n",
    "asha\r\nBcc: b@example.com",
    "ashа@example.com",
    "asha@exámple.com",
    "ａsha@example.com",
    "asha@example.com\u0000",
    `${"a".repeat(65)}@example.com`,
    `a@${"b".repeat(64)}.com`,
    `a@example.${"b".repeat(64)}`,
    `a@${"b.".repeat(126)}com`,
  ])("is not %j", (text) => expect(isEmail(text)).toBe(false));

  it("is compared regardless of case, outer spaces and Unicode forms", () => {
    expect(normaliseEmail("  Asha@Example.COM ")).toBe("asha@example.com");
    // The Kelvin sign normalises to K: the same mailbox, not a second account.
    expect(normaliseEmail("mi\u212Ae@example.com")).toBe("mike@example.com");
    expect(normaliseEmail("o\u1FEFneil@example.com")).toBe("o`neil@example.com");
  });
});

// spec: Please enter a valid phone number
// spec: Format of phone numbers
describe("a phone number", () => {
  it.each(["9876543210", "+91 98765 43210", "0731-2345678", "1234567", "+44 20 7946 0958", `+${"1".repeat(20)}`])(
    "may be %s",
    (text) => expect(isPhone(text)).toBe(true),
  );

  it.each([
    "",
    "123456",
    "1".repeat(21),
    "98765x3210",
    "++919876543210",
    "91+9876543210",
    "       ",
    "-------",
    "9876543210\n",
    "(731) 2345678",
  ])("is not %j", (text) => expect(isPhone(text)).toBe(false));

  it("of an Indian mobile is formatted in groups of five", () => {
    expect(formatPhone("+919876543210")).toBe("+91 98765 43210");
    for (const other of ["+44 20 7946 0958", "9876543210", "+913312345678", "+9198765432101"]) {
      expect(formatPhone(other)).toBe(other);
    }
  });
});

// spec: Format of PIN codes
describe("a postal code", () => {
  it.each(["452001", "452 001", " 452001 ", "900001"])("of India may be %j", (text) =>
    expect(isPinCode(text)).toBe(true),
  );
  it.each([
    "",
    "052001",
    "45200",
    "4520011",
    "45 2001",
    `${" ".repeat(20)}452001`,
    "452  001",
    "452-001",
    "45200a",
    "٤٥٢٠٠١",
  ])("of India is not %j", (text) => expect(isPinCode(text)).toBe(false));

  it.each([
    ["United States", "10001", "1000"],
    ["United States", "10001-0001", "10001-1"],
    ["United Kingdom", "SW1A 1AA", "SW1A"],
    ["United Kingdom", "m11ae", "1M 1AE"],
    ["France", "75001", "99001"],
    ["Australia", "0800", "800"],
  ] as const)("of %s may be %s, not %s", (country, good, bad) => {
    expect([isPostalCode(country, good), isPostalCode(country, bad)]).toEqual([true, false]);
  });
});

describe("malicious texts", () => {
  const texts = [
    "a@".repeat(20_000),
    `${" -".repeat(40_000)}x`,
    `${"a.".repeat(120)}a@b`,
    `a@${"-".repeat(250)}`,
    `a@${"a-".repeat(120)}`,
    "1".repeat(1e6),
    `${"a".repeat(250)}`,
    `a@${"a.".repeat(125)}`,
  ];

  it.each(texts.map((text) => [text.slice(0, 12), text] as const))(
    "starting with %j are refused in linear time",
    (_, text) => {
      expect(isEmail(text) || isPhone(text)).toBe(false);
      expect(COUNTRIES.some((country) => isPostalCode(country, text))).toBe(false);
    },
  );
});
