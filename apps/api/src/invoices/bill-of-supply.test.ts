import type { OrderInvoice } from "@selvedge/commerce/wire/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { paidOrder, seen } from "../testing/paying.ts";
import { textOfPdf } from "../testing/read-pdf.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

const seller = { name: "Kosa", address: "3 Mill Road, Indore 452001", state: "Madhya Pradesh", gstin: null };

let shop: TestApp;
let shopper: Shopper;
let orderId: string;
beforeAll(async () => {
  shop = await demoShop({ settings: { seller } });
  shopper = await newShopper(shop);
  orderId = (await paidOrder(shop, shopper)).order.id;
});
afterAll(() => shop.close());

const paper = (shown: OrderInvoice | null): OrderInvoice => {
  if (!shown) throw new Error("The order has no such paper.");
  return shown;
};
/** What a page says, without its tags. */
async function said({ url }: OrderInvoice): Promise<string> {
  const { body } = await shop.app.inject({ url });
  return body
    .slice(body.indexOf("<h1>"))
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}
const TAX = /GSTIN|[CSI]GST \d|UTGST|Taxable|including GST|include GST|Tax invoice|Place of supply|Reverse charge/;

test("a seller who is not registered gives a bill of supply, which takes no tax and says why", async () => {
  const bill = paper((await seen(shopper, orderId)).invoice);
  const text = await said(bill);
  expect(text).toContain("Bill of supply");
  expect(text).toContain(`Bill number ${bill.number}`);
  expect(text).toContain("Description and HSN Qty Price Discount Total");
  expect(text).toContain("Total ₹7,900.00");
  expect(text).toContain(
    "The seller is not registered under the Central Goods and Services Tax Act, 2017, and collects no tax on this supply (section 32).",
  );
  expect(text).not.toMatch(TAX);
  const { document } = await shop.db
    .selectFrom("invoices")
    .select("document")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  const untaxed = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
  expect(document.supplier.gstin).toBeNull();
  expect(document.sums).toMatchObject({ ...untaxed, taxablePaise: 7_900_00, totalPaise: 7_900_00 });
  for (const line of document.lines)
    expect(line).toMatchObject({ ...untaxed, percent: 0, taxablePaise: line.totalPaise });
});

/** The text of a PDF without spaces and line breaks, because long sentences are wrapped. */
const lettersOf = async (pdf: Buffer) => (await textOfPdf(pdf)).replaceAll(/\s/g, "");

test("the PDF has the words of the page, and mentions no tax", async () => {
  const bill = paper((await seen(shopper, orderId)).invoice);
  const { rawPayload } = await shop.app.inject({ url: bill.pdf_url });
  const letters = await lettersOf(rawPayload);
  const words = [
    "Bill of supply",
    "Kosa",
    `Bill number${bill.number}`,
    "Total₹7,900.00",
    "The seller is not registered under the Central Goods and Services Tax Act, 2017, and collects no tax on this supply (section 32).",
  ];
  for (const word of words) expect(letters).toContain(word.replaceAll(" ", ""));
  expect(letters).not.toMatch(new RegExp(TAX.source.replaceAll(" ", "")));
});

test("the PDF of a registered seller shows GSTIN and tax", async () => {
  const registered = await demoShop();
  const buyer = await newShopper(registered);
  const { order } = await paidOrder(registered, buyer);
  const { pdf_url } = paper((await seen(buyer, order.id)).invoice);
  const { rawPayload } = await registered.app.inject({ url: pdf_url });
  const letters = await lettersOf(rawPayload);
  for (const word of ["Taxinvoice", "GSTIN", "Taxablevalue", "Placeofsupply"]) expect(letters).toContain(word);
  await registered.close();
});

test("mails of an unregistered seller do not mention tax", async () => {
  await shop.runJobs();
  expect(shop.sentMails.length).toBeGreaterThan(0);
  for (const { html, text } of shop.sentMails) expect(`${html}\n${text}`).not.toMatch(/\bGST|\btax/i);
});

test("the credit note of a bill of supply has no tax", async () => {
  const bill = paper((await seen(shopper, orderId)).invoice);
  await answerCommand(shop, ["orders", "refund", orderId]);
  const text = await said(paper((await seen(shopper, orderId)).credit_note));
  expect(text).toContain(`For bill ${bill.number}`);
  expect(text).toContain("Total credited ₹7,900.00");
  expect(text).toContain(`This note takes bill ${bill.number} back.`);
  expect(text).not.toMatch(TAX);
});
