import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmail, isPhone, isPostalCode } from "./contact-rules.ts";
import { couponCode } from "./coupon.ts";
import { readInches } from "./typed-length.ts";
import { readRupees } from "./money.ts";
import { isOrderId } from "./order-id.ts";
import { readSearchText, searchAddress } from "./search.ts";
import {
  asciiText,
  normaliseCode,
  normaliseEmail,
  normaliseLine,
  normaliseLines,
  normalisePhone,
  normalisePostalCode,
  normaliseText,
} from "./typed-text.ts";

/** Invisible characters that come along when copying from a mail, a chat or a table. */
const mark = fc.constantFrom(
  ..."\u00AD\u061C\u200B\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFEFF".split(""),
);
/** Invisible characters that a name keeps and a code does not. */
const joiner = fc.constantFrom("\u200C", "\u200D", "\uFE0F");
const space = fc.constantFrom(" ", "\u00A0", "\u2007", "\u2009", "\u202F", "\u3000", "\t");
/** The zeros of each Indian script, and of full-width, Arabic, Persian and mathematical digits. */
const zero = fc.constantFrom(
  ...[0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xabf0, 0x1c50, 0xff10, 0x660, 0x6f0, 0x1d7ec],
);
const hyphen = fc.constantFrom("\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212", "\uFF0D");
const anything = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.oneof(mark, joiner, space, hyphen, fc.constantFrom(..."aZ1०क्ष́é\n\r\u2028İß".split(""))) }),
);

/** The text with characters inserted, and its digits in another script. */
const disguised = (text: string, between: fc.Arbitrary<string>) =>
  fc
    .tuple(
      zero,
      hyphen,
      fc.array(fc.string({ unit: between, maxLength: 2 }), { minLength: text.length + 1, maxLength: text.length + 1 }),
    )
    .map(([first, dash, stray]) =>
      [...text.split(""), ""]
        .map((letter, index) => {
          const digit = /\d/.test(letter) ? String.fromCodePoint(first + Number(letter)) : letter;
          return `${stray[index]}${digit === "-" ? dash : digit}`;
        })
        .join(""),
    );

describe("a text that is normalised twice", () => {
  it.each([
    asciiText,
    normaliseCode,
    normalisePostalCode,
    normalisePhone,
    normaliseEmail,
    normaliseLine,
    normaliseLines,
    normaliseText,
  ])("is the same as once: %o", (normalise) => {
    fc.assert(
      fc.property(anything, (text) => {
        const once = normalise(text);
        expect(normalise(once)).toBe(once);
      }),
    );
  });
});

describe("pasted marks, spaces and digits of any script", () => {
  const pasted = (values: readonly string[], between: fc.Arbitrary<string>) =>
    fc.constantFrom(...values).chain((value) => fc.tuple(fc.constant(value), disguised(value, between)));

  it("do not change a coupon code or an order number", () => {
    fc.assert(
      fc.property(pasted(["WELCOME10", "FLAT-250", "ORD123456"], fc.oneof(mark, joiner, space)), ([code, text]) => {
        expect(couponCode(text)).toBe(code);
        expect(normaliseCode(text)).toBe(code);
      }),
    );
    expect(isOrderId(normaliseCode(" \u2066ord१२३४५६\u2069"))).toBe(true);
  });

  it.each([
    ["India", ["452001"]],
    ["United States", ["10001", "10001-0001"]],
    ["United Kingdom", ["SW1A 1AA", "M1 1AE", "GIR 0AA"]],
    ["France", ["75001"]],
    ["Australia", ["0800"]],
  ] as const)("leave a postal code of %s as it is", (country, codes) => {
    fc.assert(
      fc.property(pasted(codes, fc.oneof(mark, joiner, space)), ([code, text]) => {
        expect(normalisePostalCode(text)).toBe(code);
        expect(isPostalCode(country, code)).toBe(true);
      }),
    );
  });

  it("do not change a phone number, except for its groups", () => {
    fc.assert(
      fc.property(pasted(["+919876543210", "0731-2345678"], fc.oneof(mark, joiner)), ([phone, text]) => {
        expect(normalisePhone(text)).toBe(phone);
        expect(isPhone(phone)).toBe(true);
      }),
    );
    expect(normalisePhone("\u202A+91\u00A0९८७६५\u2011४३२१०\u202C")).toBe("+91 98765-43210");
  });

  it("do not change an email address, if spaces are only around it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("asha@example.com", "a-b@ex-ample.in"),
        fc.array(fc.oneof(mark, joiner)),
        space,
        (email, marks, around) => {
          const text = email
            .split("")
            .map((letter, index) => letter + (marks[index] ?? ""))
            .join("");
          expect(normaliseEmail(`${around}${text.toUpperCase()}${around}`)).toBe(email);
        },
      ),
    );
    expect(isEmail(normaliseEmail("a\u00A0b@example.com"))).toBe(false);
  });

  it("do not change an amount or a measurement", () => {
    fc.assert(
      fc.property(pasted(["1500.50"], fc.oneof(mark, joiner, space)), ([, text]) => {
        expect(readRupees(text)).toBe(1500.5);
      }),
    );
    fc.assert(
      fc.property(pasted(["36.5"], mark), ([, text]) => {
        expect(readInches(text)).toBe(36.5);
      }),
    );
  });
});

describe("an amount", () => {
  it.each([
    ["1500", 1500],
    ["1500.50", 1500.5],
    ["₹1,500.00", 1500],
    ["₹ 1,00,000", 100_000],
    ["1,000,000", 1_000_000],
    ["1\u202F500", 1500],
    ["Rs. 1,500/-", 1500],
    ["INR 1500", 1500],
    ["₹१,५००", 1500],
  ])("may be typed as %j", (text, rupees) => expect(readRupees(text)).toBe(rupees));

  it.each(["", "free", "-5", "1e3", "0x10", "1.500,50", "1,50", "1500.505", "1500.", "12 pieces"])(
    "is not %j",
    (text) => expect(readRupees(text)).toBeNull(),
  );
});

describe("names, addresses and messages", () => {
  it.each(["क्‍षमा", "ನಮ್‌ರತಾ", "ශ්‍රී", "مِهْر‌نوش", "Asha 👩‍🎨", "घर ४५, मार्ग ७", "Zoë O’Neil-Rao"])(
    "keep the letters, joiners and digits of %s",
    (name) => {
      expect(normaliseLine(name)).toBe(name);
      expect(normaliseLines(`${name}\n${name}`)).toBe(`${name}\n${name}`);
      expect(normaliseText(name)).toBe(name);
      expect(readSearchText(new URLSearchParams(searchAddress(name)))).toBe(name);
    },
  );

  it("lose line breaks, bidi controls and invisible characters", () => {
    expect(normaliseLine("\u202EAsha\u202C\u00A0\u200B Rao\r\nPatel\u0000")).toBe("Asha Rao Patel");
    expect(normaliseLine("Anne\u2011Marie")).toBe("Anne-Marie");
    expect(normaliseLine("Ame\u200B\u0301lie")).toBe("Amélie");
  });

  it.each(["", " ", "\u00A0\u200B", "\u200D", "\uFE0F\u2060"])(
    "are empty if nothing of them is visible: %j",
    (text) => {
      expect([normaliseLine(text), normaliseLines(text), normaliseText(text)]).toEqual(["", "", ""]);
    },
  );

  it("of several lines keep them", () => {
    expect(normaliseLines(" 14 Chhawni Road \r\n\r\n Indore\u2028452001")).toBe("14 Chhawni Road\nIndore\n452001");
    expect(normaliseText("One\r\n\r\n  two\u0007\n")).toBe("One\n\n  two");
  });
});
