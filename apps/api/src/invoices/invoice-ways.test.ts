import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import type { Order, OrderInvoice } from "@selvedge/commerce/wire/orders";
import type { RefusalBody } from "@selvedge/commerce/wire/primitives";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { paidOrder, seen } from "../testing/paying.ts";
import { ask, HOME, newShopper, PASSWORD, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;

let owner: Shopper;
let other: Shopper;
let placed: PlacedOrder;
let invoice: OrderInvoice;
beforeAll(async () => {
  shop = await demoShop();
  [owner, other] = [await newShopper(shop), await newShopper(shop)];
  placed = await paidOrder(shop, owner);
  const shown = (await seen(owner, placed.order.id)).invoice;
  if (!shown) throw new Error("The order has no invoice.");
  invoice = shown;
});

afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const bearer = ({ bearer: token }: Shopper) => ({ authorization: `Bearer ${token}` });
const ways = () => [`/orders/${placed.order.id}/invoice`, `/orders/${placed.order.id}/invoice.pdf`];

test("links open for its owner, and for whoever has the link", async () => {
  for (const [url, type] of [
    [ways()[0], "text/html; charset=utf-8"],
    [ways()[1], "application/pdf"],
  ] as const) {
    const answer = await get(url ?? "", bearer(owner));
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, type]);
  }
  for (const url of [invoice.url, invoice.pdf_url]) {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
  }
});

test("links are closed to everybody else, and say nothing about what exists", async () => {
  for (const url of ways()) {
    const guest = await get(url);
    expect([guest.statusCode, guest.json<RefusalBody>().message]).toEqual([401, "Unauthenticated"]);
    const missing = url.replace(placed.order.id, "ORDAAAAAAAAAA");
    for (const [asked, headers] of [
      [url, bearer(other)],
      [missing, bearer(owner)],
      [`${url}?key=${"A".repeat(22)}`, {}],
      [`${url}?key=`, {}],
      [`${missing}?${invoice.url.split("?")[1]}`, {}],
      ["/orders/..%2f/invoice", bearer(owner)],
    ] as const) {
      const answer = await get(asked, headers);
      expect([asked, answer.statusCode, answer.json<RefusalBody>().message]).toEqual([asked, 404, "Order not found"]);
    }
  }
});

test("links tell a person in a page what a program is told in a body", async () => {
  const { statusCode, headers, body } = await get(`${invoice.url}x`, { accept: "text/html,*/*" });
  expect([statusCode, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  expect(body).toContain("<h1>This invoice cannot be shown</h1>");
});

// spec: Rule 46 supplier and recipient
// spec: Rule 46 lines
// spec: Rule 46 reverse charge and signature
test("a link leads to a page with everything that is on the invoice, and nothing that a shopper wrote is markup", async () => {
  const { body } = await get(invoice.url);
  for (const text of [
    "<title>Tax invoice INV-",
    "आशा &lt;Verma&gt;",
    "GSTIN 23AAAAA0000A1ZA",
    "Madhya Pradesh (23)",
    "HSN 6211",
    "Kesar Long Kurta · M · Khadi, turmeric",
    "<span>CGST 9%</span> ₹327.97",
    "<span>SGST 2.5%</span> ₹85.71",
    "<dd>₹7,900.00</dd>",
    "<h2>Sold by</h2>",
    "<h2>Billed and delivered to</h2>",
    "State and code: Madhya Pradesh (23)",
    "<dt>Reverse charge</dt>",
    "<dd>No</dd>",
    "<dt>Place of supply</dt>",
    "<dt>Invoice date</dt>",
    `<dd>${invoice.number}</dd>`,
    ...["Description and HSN", "Qty", "Discount", "Taxable value", "GST", "Total"].map(
      (column) => `<th scope="col">${column}</th>`,
    ),
    "<dd>₹7,072.64</dd>",
    "Authorised signatory",
    `href="${invoice.pdf_url}"`,
  ]) {
    expect(body).toContain(text);
  }
});

test("a link leads to a page whose styles and fonts are there", async () => {
  const { body } = await get("/orders/invoice.css");
  const fonts = [...body.matchAll(/url\("([^"]+)"\)/g)].map(([, url = ""]) => url);
  expect(fonts).toHaveLength(5);
  for (const url of fonts) expect((await get(url)).headers["content-type"]).toBe("font/ttf");
  expect((await get("/orders/invoice-fonts/..%2fregister.ts")).statusCode).toBe(404);
});

test("a link leads to a file with its own fonts, the same each time", async () => {
  const [first, again] = [await get(invoice.pdf_url), await get(invoice.pdf_url)];
  expect(first.headers["content-disposition"]).toBe(`inline; filename="${invoice.number}.pdf"`);
  expect(first.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  const file = first.rawPayload.toString("latin1");
  for (const font of ["AnekLatin", "AnekDevanagari", "Newsreader"]) expect(file).toContain(font);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
});

test("links stand in the mails, and where the order is tracked by its owner", async () => {
  await shop.runJobs();
  const mails = shop.sentMails.filter(({ subject }) => subject.includes(placed.order.id));
  expect(mails).toHaveLength(2);
  for (const { html, text } of mails) {
    expect(html).toContain(`${invoice.url}"`);
    expect(text).toContain(`Invoice ${invoice.number}: http`);
  }
  const body = { order_id: placed.order.id, email: HOME.email };
  const tracked = (by: Shopper | null) =>
    ask<{ order: Order }>(shop, "POST", "/api/track-order", { bearer: by && by.bearer, body });
  expect((await tracked(owner)).body.order.invoice).toEqual(invoice);
  for (const by of [other, null]) expect((await tracked(by)).body.order.invoice).toBeNull();
});

test("links end with the account", async () => {
  const erased = await ask(shop, "DELETE", "/api/users/account", {
    bearer: owner.bearer,
    body: { password: PASSWORD },
  });
  expect(erased.status).toBe(200);
  expect((await get(invoice.url)).statusCode).toBe(404);
  const { document } = await shop.db
    .selectFrom("invoices")
    .select("document")
    .where("order_id", "=", placed.order.id)
    .executeTakeFirstOrThrow();
  expect(document.recipient.name).toBe("आशा <Verma>");
});
