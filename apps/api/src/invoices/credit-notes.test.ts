import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import type { Order, OrderInvoice } from "@selvedge/commerce/wire/orders";
import type { RefusalBody } from "@selvedge/commerce/wire/primitives";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { paidOrder, seen } from "../testing/paying.ts";
import { ask, HOME, newShopper, PASSWORD, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
let owner: Shopper;
let other: Shopper;
let placed: PlacedOrder;
let order: Order;
let note: OrderInvoice;
beforeAll(async () => {
  shop = await demoShop();
  [owner, other] = [await newShopper(shop), await newShopper(shop)];
  placed = await paidOrder(shop, owner);
  shop.clock.advance(20 * 60 * 60_000);
  await answerCommand(shop, ["orders", "refund", placed.order.id]);
  order = await seen(owner, placed.order.id);
  if (!order.credit_note) throw new Error("The order has no credit note.");
  note = order.credit_note;
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const bearer = ({ bearer: token }: Shopper) => ({ authorization: `Bearer ${token}` });
const rowOf = (table: "invoices" | "credit_notes") =>
  shop.db.selectFrom(table).selectAll().where("order_id", "=", placed.order.id).executeTakeFirstOrThrow();

// spec: Section 34 credit note
// spec: Rule 53 invoice, value and tax
test("a credit note has everything that rule 53 asks for: its own number and day, and all of the invoice", async () => {
  const invoice = (await rowOf("invoices")).document;
  expect((await rowOf("credit_notes")).document).toEqual({
    ...invoice,
    number: note.number,
    issuedAt: shop.clock.now().toISOString(),
    credits: { number: invoice.number, issuedAt: invoice.issuedAt },
    reason: "cancelled",
  });
  expect(note).toMatchObject({ issued_at: shop.clock.now().toISOString() });
  expect(order.invoice?.number).toBe(invoice.number);
});

// spec: Rule 53 invoice, value and tax
test("its page and its file say so, and nothing that a shopper wrote is markup", async () => {
  const { body, statusCode } = await get(note.url);
  expect(statusCode).toBe(200);
  for (const text of [
    `<title>Credit note ${note.number}</title>`,
    "<h1>Credit note</h1>",
    "<dt>For invoice</dt>",
    `<dd>${order.invoice?.number}</dd>`,
    "<dt>Credit note date</dt>",
    "<dd>22 Nov 2026</dd>",
    "<dd>21 Nov 2026</dd>",
    "आशा &lt;Verma&gt;",
    "GSTIN 23AAAAA0000A1ZA",
    "HSN 6211",
    "<span>CGST 9%</span> ₹327.97",
    "<dt>Total credited, including GST</dt>",
    "<dd>₹7,900.00</dd>",
    `The order was cancelled before it left. This note takes invoice ${order.invoice?.number} back, value and tax.`,
    "Authorised signatory",
    `href="${note.pdf_url}"`,
  ]) {
    expect(body).toContain(text);
  }
  const file = await get(note.pdf_url);
  expect(file.headers["content-disposition"]).toBe(`inline; filename="${note.number}.pdf"`);
  expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
});

test("it opens for its owner and for whoever has its link, and the invoice's link does not open it", async () => {
  const path = `/orders/${placed.order.id}/credit-note`;
  const invoiceKey = order.invoice?.url.split("?")[1];
  expect((await get(path, bearer(owner))).statusCode).toBe(200);
  for (const url of [path, `${path}.pdf`]) {
    const guest = await get(url);
    expect([guest.statusCode, guest.json<RefusalBody>().message]).toEqual([401, "Unauthenticated"]);
    for (const [asked, headers] of [
      [url, bearer(other)],
      [url.replace(placed.order.id, "ORDAAAAAAAAAA"), bearer(owner)],
      [`${url}?key=`, {}],
      [`${url}?${invoiceKey}`, {}],
    ] as const) {
      const answer = await get(asked, headers);
      expect([asked, answer.statusCode, answer.json<RefusalBody>().message]).toEqual([asked, 404, "Order not found"]);
    }
  }
  const page = await get(`${note.url}x`, { accept: "text/html" });
  expect(page.body).toContain("<h1>This credit note cannot be shown</h1>");
});

test("who tracks the order is shown it only as its owner", async () => {
  const body = { order_id: placed.order.id, email: HOME.email };
  const tracked = async (by: Shopper | null) =>
    (await ask<{ order: Order }>(shop, "POST", "/api/track-order", { bearer: by && by.bearer, body })).body.order;
  expect((await tracked(owner)).credit_note).toEqual(note);
  for (const by of [other, null]) expect((await tracked(by)).credit_note).toBeNull();
});

test("what is issued stays as it is", async () => {
  const change = shop.db.updateTable("credit_notes").where("order_id", "=", placed.order.id);
  await expect(change.set({ serial: 9_000 }).execute()).rejects.toThrow("is issued and cannot change");
});

test("its link ends with the account, and it stays", async () => {
  const erased = await ask(shop, "DELETE", "/api/users/account", {
    bearer: owner.bearer,
    body: { password: PASSWORD },
  });
  expect(erased.status).toBe(200);
  expect((await get(note.url)).statusCode).toBe(404);
  expect((await rowOf("credit_notes")).document.recipient.name).toBe("आशा <Verma>");
});
