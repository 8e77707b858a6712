import { parse } from "csv-parse/sync";
import type { InvoiceDocument } from "@selvedge/commerce/invoice";
import { expect, test } from "vitest";
import { taxTable } from "./tax-table.ts";

const paper = (description: string): InvoiceDocument => ({
  number: "INV-2627-000001",
  // Already the next day in India.
  issuedAt: "2026-11-20T19:00:00.000Z",
  orderedAt: "2026-11-20T19:00:00.000Z",
  orderId: "ORD8QK2M4TX7V",
  supplier: { name: "Nimar", address: "Indore", gstin: null, state: { code: "23", name: "Madhya Pradesh" } },
  recipient: { name: "Asha", address: "14 Lane", place: "Indore", country: "India" },
  placeOfSupply: { code: "23", name: "Madhya Pradesh" },
  isInterState: false,
  stateTax: "SGST",
  lines: [
    {
      description,
      hsn: "6204",
      quantity: 1,
      percent: 0,
      pricePaise: 100_05,
      discountPaise: 0,
      taxablePaise: 100_05,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
      totalPaise: 100_05,
    },
  ],
  sums: { discountPaise: 0, taxablePaise: 100_05, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 100_05 },
});

test.each([
  ['A "soft" kurta, long', 'A "soft" kurta, long'],
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["-2+3", "'-2+3"],
  ["@sum", "'@sum"],
])("the description %s is one field, and no formula", (description, shown) => {
  const [row] = parse<Record<string, string>>(taxTable([paper(description)]), { columns: true });
  expect(row).toMatchObject({ description: shown, date: "2026-11-21", kind: "bill of supply", total: "100.05" });
});
