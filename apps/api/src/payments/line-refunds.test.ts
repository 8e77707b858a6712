import type { CreditNoteDocument } from "@selvedge/commerce/invoice";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { orderInvariants } from "../orders/invariants.ts";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { paidOrder, seen } from "../testing/paying.ts";
import { textOfPdf } from "../testing/read-pdf.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import { restock, stockOf } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
let shopper: Shopper;
/** A paid order of one kurta, its first line, and two tops, its second. */
let id: string;
let providerOrder: string;
beforeAll(async () => {
  shop = await demoShop({ env: { COD_PINCODES: "452001" } });
});
beforeEach(async () => {
  for (const slug of ["kesar-long-kurta", "chand-khadi-top"]) await restock(shop.db, slug, "M", 10);
  shopper = await newShopper(shop);
  const placed = await paidOrder(shop, shopper);
  id = placed.order.id;
  providerOrder = placed.payment?.provider_order_id ?? "";
  await shop.runJobs();
  shop.sentMails.length = 0;
});
afterEach(async () => {
  await shop.runJobs();
  expect(await orderInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.close());

const command = (...words: string[]) => answerCommand(shop, words);
const refund = (...options: string[]) => command("orders", "refund", id, ...options);
const notes = async (): Promise<CreditNoteDocument[]> =>
  (
    await shop.db.selectFrom("credit_notes").select("document").where("order_id", "=", id).orderBy("serial").execute()
  ).map(({ document }) => document);
const invoice = async () =>
  (await shop.db.selectFrom("invoices").select("document").where("order_id", "=", id).executeTakeFirstOrThrow())
    .document;
const bankRefunds = async () =>
  (
    await shop.db
      .selectFrom("bank_refunds")
      .innerJoin("bank_payments", "bank_payments.id", "bank_payment_id")
      .select("bank_refunds.amount_paise")
      .where("bank_order_id", "=", providerOrder)
      .execute()
  ).map(({ amount_paise }) => amount_paise);
const soldTops = async () => (await stockOf(shop.db, "chand-khadi-top", "M")).sold;

// spec: Section 34 credit note
test("some pieces of a delivered order are refunded with a credit note for exactly these, and the order stays as it is", async () => {
  for (const step of ["ship", "deliver"]) await command("orders", step, id);
  await shop.runJobs();
  shop.sentMails.length = 0;
  const before = await soldTops();
  const { isDone, message } = await refund("--line", "2:1");
  expect(isDone).toBe(true);
  expect(message).toMatch(
    /^₹1,800\.00 of ORD\w+ go back, with credit note CRN-2627-\d{6}\. The pieces are not back in stock\.$/,
  );
  await shop.runJobs();

  const order = await seen(shopper, id);
  expect(order).toMatchObject({ status: "delivered", payment_status: "paid", credit_note: null });
  const [note] = await notes();
  const [, line] = (await invoice()).lines;
  expect(note?.lines).toMatchObject([{ description: line?.description, quantity: 1, totalPaise: 1_800_00 }]);
  expect(note?.sums).toMatchObject({
    taxablePaise: 1_714_28,
    cgstPaise: 42_86,
    sgstPaise: 42_86,
    totalPaise: 1_800_00,
  });
  expect(order.refunds).toMatchObject([{ amount: 1800, credit_note: { number: note?.number } }]);
  expect(await bankRefunds()).toEqual([1_800_00]);
  expect(await shop.bank.paymentsOf(providerOrder)).toMatchObject([{ status: "captured" }]);
  expect(await soldTops()).toBe(before);
  expect(shop.sentMails.map(({ to, subject }) => [to, subject])).toEqual([
    [order.email, `Your refund of ₹1,800.00 for order ${id}`],
  ]);
  expect(shop.sentMails[0]?.text).toContain(`Credit note ${note?.number}: http`);

  const pdf = await shop.app.inject(order.refunds?.[0]?.credit_note.pdf_url ?? "");
  const text = (await textOfPdf(pdf.rawPayload)).replaceAll(/\s+/g, " ");
  expect(text).toContain(`This note takes them off invoice ${order.invoice?.number}`);
  expect(text).not.toContain("Kesar Long Kurta");
});

test("the rest goes back with the whole order: all notes add up to the invoice, and all refunds to the payment", async () => {
  await refund("--line", "2:1");
  await shop.runJobs();
  const { message } = await refund();
  expect(message).toContain(`The price of ${id} goes back`);
  await shop.runJobs();
  expect(await seen(shopper, id)).toMatchObject({ status: "cancelled", payment_status: "refunded" });
  const whole = (await invoice()).sums;
  const sums = (await notes()).map((note) => note.sums);
  expect(sums).toHaveLength(2);
  for (const key of ["taxablePaise", "cgstPaise", "sgstPaise", "igstPaise", "discountPaise", "totalPaise"] as const)
    expect(sums.reduce((sum, one) => sum + one[key], 0)).toBe(whole[key]);
  expect((await bankRefunds()).reduce((sum, paise) => sum + paise, 0)).toBe(whole.totalPaise);
  expect(await shop.bank.paymentsOf(providerOrder)).toMatchObject([{ status: "refunded" }]);
  expect(shop.sentMails.map(({ subject }) => subject).at(-1)).not.toContain("₹1,800.00");
  expect((await refund("--line", "1:1")).isDone).toBe(false);
});

test("pieces are restocked once, with their line or later with the whole order", async () => {
  const before = await soldTops();
  await refund("--line", "2:1", "--restock");
  expect(await soldTops()).toBe(before - 1);
  await refund();
  expect(await soldTops()).toBe(before - 2);
});

test.each([
  [["3:1"], /^ORD\w+ has no line 3: its last is 2\.$/],
  [["2:3"], /^Line 2 of ORD\w+ is 2 × Chand Khadi Top, of which 2 can be refunded\.$/],
  [["2:1", "2:2"], /of which 2 can be refunded/],
  [["1:1", "2:2"], /^That is all that is left of ORD\w+, so refund it without lines: orders refund ORD\w+$/],
  [["1"], /^--line: Write a line and its pieces, such as 2:1\.$/],
  [["1:0"], /^--line: Write a line and its pieces, such as 2:1\.$/],
])("--line %j is refused, and nothing is refunded", async (lines, message) => {
  expect(await refund(...lines.flatMap((line) => ["--line", line]))).toEqual({
    isDone: false,
    message: expect.stringMatching(message),
  });
  expect([await notes(), await bankRefunds()]).toEqual([[], []]);
});

test("a dry run of a refund says how much would go back, and enters nothing", async () => {
  const whole = (await invoice()).sums.totalPaise;
  const tried = async (...words: string[]) => {
    const { message } = await refund(...words, "--dry-run", "--json");
    return JSON.parse(message).data.after.refund.amount_paise as number;
  };
  expect(await tried()).toBe(whole);
  const part = await tried("--line", "2:1");
  expect(part).toBeGreaterThan(0);
  expect(part).toBeLessThan(whole);
  await shop.runJobs();
  expect([await notes(), await bankRefunds()]).toEqual([[], []]);
});

test("the same piece is refunded once, however many commands ask for it at once", async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => refund("--line", "1:1")));
  expect(answers.filter(({ isDone }) => isDone)).toHaveLength(1);
  await shop.runJobs();
  expect([(await notes()).length, (await bankRefunds()).length]).toEqual([1, 1]);
});

test("a refund that is repeated with its key is made once, also at the same time, and answers with the first", async () => {
  const again = () => refund("--line", "2:1", "--key", "lost-answer-1");
  const answers = await Promise.all([again(), again(), again()]);
  const note = (await notes())[0]?.number;
  expect(answers.map(({ isDone }) => isDone)).toEqual([true, true, true]);
  expect(answers.filter(({ message }) => message.includes(`go back, with credit note ${note}`))).toHaveLength(1);
  expect((await again()).message).toBe(
    `₹1,800.00 of ${id} went back before, with credit note ${note}. The pieces are back in stock. Nothing has changed.`,
  );
  // Also when the rest of the order has gone back.
  await refund();
  expect((await again()).message).toContain("went back before");
  await shop.runJobs();
  expect(await notes()).toHaveLength(2);
  expect(await bankRefunds()).toHaveLength(2);
});

test("a key that has refunded other pieces is refused", async () => {
  await refund("--line", "2:1", "--key", "lost-answer-1");
  for (const lines of [["2:2"], ["1:1"], ["2:1", "1:1"]]) {
    const answer = await refund(...lines.flatMap((line) => ["--line", line]), "--key", "lost-answer-1");
    expect(answer.message).toMatch(/^The key lost-answer-1 has refunded other pieces of ORD\w+, with credit note CRN/);
  }
  expect((await refund("--line", "1:1", "--key", "lost-answer-2")).isDone).toBe(true);
  expect(await notes()).toHaveLength(2);
});

test("an order says how many pieces of each line were refunded", async () => {
  await refund("--line", "2:1");
  expect((await seen(shopper, id)).items.map(({ refunded }) => refunded)).toEqual([undefined, 1]);
  expect((await command("orders", "show", id)).message).toMatch(/2 {2}2 × Chand Khadi Top .*each, 1 refunded/);
});

test("two equal refunds are two at the provider", async () => {
  await refund("--line", "2:1");
  await refund("--line", "2:1");
  await shop.runJobs();
  expect(await bankRefunds()).toEqual([1_800_00, 1_800_00]);
  const states = await shop.db
    .selectFrom("refunds")
    .select(["state", "provider_id"])
    .where("order_id", "=", id)
    .execute();
  expect(states.map(({ state }) => state)).toEqual(["refunded", "refunded"]);
  expect(new Set(states.map(({ provider_id }) => provider_id)).size).toBe(2);
});

test("a part of what a courier took goes back by hand, once it was paid", async () => {
  await shopper.add("chand-khadi-top", "M", 2);
  const { body } = await shopper.order({ ...(await shopper.pendingOrder()), payment_method: "cod" });
  id = body.order.id;
  expect((await refund("--line", "1:1")).message).toContain("No part of order");
  for (const step of ["ship", "deliver", "paid"]) await command("orders", step, id);
  expect((await refund("--line", "1:1")).isDone).toBe(true);
  await shop.runJobs();
  expect(shop.sentMails.at(-1)?.text).toContain("You paid the courier");
  expect((await seen(shopper, id)).refunds).toHaveLength(1);
});
