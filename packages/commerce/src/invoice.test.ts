import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apportion, type InvoiceLine, invoiceLines, invoiceSums, partOfLine } from "./invoice.ts";
import { financialYear, invoiceNumber } from "./invoice-number.ts";

const on = new Date("2026-11-21T06:30:00Z");
const dress = { description: "Mira Tiered Dress", hsn: "6204", quantity: 1, pricePaise: 5_440_00 };
const top = { description: "Chand Khadi Top", hsn: "6206", quantity: 2, pricePaise: 1_800_00 };
const stole = { description: "Tarini Tussar Stole", hsn: "6214", quantity: 1, pricePaise: 3_000_00 };
const free = { discountPaise: 0, shippingPaise: 0 };

// spec: GST after discount
describe("a discount", () => {
  const values = fc.array(fc.nat(50_000_00), { minLength: 1, maxLength: 50 });

  it("is split in proportion to the lines' prices, exact to the paisa, and exceeds no line's price", () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (prices, part) => {
        const discount = Math.floor(prices.reduce((sum, price) => sum + price, 0) * part);
        const shares = apportion(discount, prices);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discount);
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(prices[index] ?? 0);
        });
      }),
    );
  });

  it("on lines that cost nothing is nothing", () => {
    expect(apportion(0, [0, 0])).toEqual([0, 0]);
  });

  it("can move a piece into another tax band, and so change its rate", () => {
    const rateAfter = (discountPaise: number) =>
      invoiceLines([stole], { discountPaise, shippingPaise: 0 }, { isTaxed: true, isInterState: false, on })[0]
        ?.percent;
    expect([rateAfter(0), rateAfter(300_00), rateAfter(375_00)]).toEqual([18, 18, 5]);
  });
});

describe("parts of a line", () => {
  const pieces = fc.record({
    quantity: fc.integer({ min: 1, max: 30 }),
    pricePaise: fc.integer({ min: 100, max: 90_000_00 }),
  });
  const cuts = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 10 });

  it("add up to the line to the paisa, however its pieces are split, and none is negative", () => {
    fc.assert(
      fc.property(
        pieces,
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        fc.boolean(),
        cuts,
        (sold, off, isInterState, sizes) => {
          const discountPaise = Math.floor(sold.quantity * sold.pricePaise * off);
          const [line] = invoiceLines(
            [{ ...top, ...sold }],
            { discountPaise, shippingPaise: 0 },
            { isTaxed: true, isInterState, on },
          );
          if (!line) throw new Error("The invoice has no line.");
          const parts: InvoiceLine[] = [];
          let before = 0;
          for (const size of [...sizes, sold.quantity]) {
            const quantity = Math.min(size, sold.quantity - before);
            if (quantity === 0) break;
            parts.push(partOfLine(line, before, quantity));
            before += quantity;
          }
          expect(before).toBe(sold.quantity);
          expect(invoiceSums(parts)).toEqual(invoiceSums([line]));
          for (const part of parts) {
            const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise, discountPaise: off, pricePaise } = part;
            expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(totalPaise);
            expect(pricePaise - off).toBe(totalPaise);
            expect(cgstPaise).toBe(sgstPaise);
            expect(Math.min(taxablePaise, cgstPaise, igstPaise, totalPaise, off)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  it("are refused beyond the pieces of the line", () => {
    const [line] = invoiceLines([top], free, { isTaxed: true, isInterState: false, on });
    if (!line) throw new Error("The invoice has no line.");
    for (const [before, quantity] of [
      [0, 3],
      [2, 1],
      [0, 0],
      [-1, 1],
    ] as const)
      expect(() => partOfLine(line, before, quantity)).toThrow(RangeError);
  });
});

// spec: Rule 46 lines
describe("the lines of an invoice", () => {
  it("state value, rate and tax of each after its part of the discount", () => {
    const lines = invoiceLines(
      [dress, top],
      { discountPaise: 500_00, shippingPaise: 0 },
      { isTaxed: true, isInterState: false, on },
    );
    expect(lines.map(({ discountPaise, totalPaise, percent }) => [discountPaise, totalPaise, percent])).toEqual([
      [300_88, 5_139_12, 18],
      [199_12, 3_400_88, 5],
    ]);
    expect(invoiceSums(lines)).toEqual({
      discountPaise: 500_00,
      taxablePaise: 4_355_18 + 3_238_94,
      cgstPaise: 391_97 + 80_97,
      sgstPaise: 391_97 + 80_97,
      igstPaise: 0,
      totalPaise: 8_540_00,
    });
  });

  it("contain no tax if the seller is not registered", () => {
    const lines = invoiceLines(
      [dress, top],
      { discountPaise: 500_00, shippingPaise: 118_00 },
      { isTaxed: false, isInterState: false, on },
    );
    expect(lines).toHaveLength(3);
    for (const { percent, taxablePaise, totalPaise } of lines) expect([percent, taxablePaise]).toEqual([0, totalPaise]);
  });

  it("tax delivery at the rate of the delivered goods", () => {
    const lines = invoiceLines(
      [top, dress],
      { ...free, shippingPaise: 118_00 },
      { isTaxed: true, isInterState: true, on },
    );
    expect(lines.at(-1)).toMatchObject({ description: "Delivery", hsn: "996812", percent: 18, igstPaise: 18_00 });
    expect(invoiceLines([dress], free, { isTaxed: true, isInterState: true, on })).toHaveLength(1);
  });

  it("of an order that a coupon paid for completely are all zero", () => {
    const lines = invoiceLines(
      [top],
      { discountPaise: 3_600_00, shippingPaise: 0 },
      { isTaxed: true, isInterState: false, on },
    );
    expect(invoiceSums(lines)).toMatchObject({ taxablePaise: 0, cgstPaise: 0, totalPaise: 0 });
  });
});

// spec: Rule 46 number
describe("the number of an invoice", () => {
  it.each([
    ["2027-03-31T18:29:59Z", "2627"],
    ["2027-03-31T18:30:00Z", "2728"],
    ["2026-11-21T06:30:00Z", "2627"],
    ["2099-06-01T00:00:00Z", "9900"],
  ])("belongs, at %s, to the year %s of India", (at, year) => {
    expect(financialYear(new Date(at))).toBe(year);
  });

  it("has at most sixteen of the characters that the law allows", () => {
    expect(invoiceNumber("2627", 42)).toBe("INV-2627-000042");
    expect(invoiceNumber("2627", 9_999_999)).toMatch(/^[A-Z0-9/-]{1,16}$/);
  });
});
