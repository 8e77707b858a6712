import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { paidOrder } from "../testing/paying.ts";
import { newShopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";
import { answerCommand } from "./answer-command.ts";

let shop: TestApp;
let id: string;
let phone: string;
beforeAll(async () => {
  shop = await demoShop({ env: { COD_PINCODES: "452001" } });
  const shopper = await newShopper(shop);
  const { order } = await paidOrder(shop, shopper);
  ({ id } = order);
  const row = await shop.db.selectFrom("orders").select("phone").where("id", "=", id).executeTakeFirstOrThrow();
  ({ phone } = row);
});
afterAll(() => shop.close());

const command = async (...words: string[]) => {
  const { isDone, message } = await answerCommand(shop, words);
  expect([isDone, message]).toEqual([true, expect.any(String)]);
  return message;
};
const listed = async (...flags: string[]): Promise<string[]> => {
  const { data } = JSON.parse(await command("orders", "list", "--json", ...flags)) as { data: { id: string }[] };
  return data.map((order) => order.id);
};

test("orders are listed the newest first, all that are placed or those of one status", async () => {
  const all = await listed();
  expect(all[0]).toBe(id);
  expect(all.length).toBeGreaterThan(1);
  expect(await listed("--limit", "1")).toEqual([id]);
  const shipped = await listed("--status", "shipped");
  expect(shipped).toContain("ORD123456");
  expect(shipped).not.toContain(id);
  expect((await command("orders", "list", "--limit", "1")).split("\n")[0]).toMatch(
    new RegExp(`^${id}  .* 2026, .*  Placed, Paid  ₹`),
  );
});

test("orders are paged by the last one that was shown, and listed from the one that waits longest", async () => {
  const all = await listed("--limit", "1000");
  expect(all.length).toBeGreaterThan(2);
  const pages: string[] = [];
  for (let page = await listed("--limit", "2"); page.length > 0;) {
    pages.push(...page);
    page = await listed("--limit", "2", "--older-than", page.at(-1) ?? "");
  }
  expect(pages).toEqual(all);
  expect(await listed("--oldest-first", "--limit", "2")).toEqual(all.toReversed().slice(0, 2));
  const unknown = await answerCommand(shop, ["orders", "list", "--older-than", "ORD0000000000"]);
  expect(unknown).toEqual({ isDone: false, message: expect.stringContaining("There is no order ORD0000000000.") });
});

test("orders are found by phone, however it is written, and by day", async () => {
  const local = phone.replace("+91", "").replace(/(\d{5})(\d{5})/, "$1 $2");
  for (const typed of [phone, local]) expect(await listed("--phone", typed, "--limit", "1")).toEqual([id]);
  expect(await listed("--phone", "+919999999999")).toEqual([]);
  expect(await listed("--since", "2026-11-21")).toContain(id);
  expect(await listed("--since", "2026-11-22")).toEqual([]);
  for (const flags of [
    ["--since", "yesterday"],
    ["--status", "lost"],
  ])
    expect((await answerCommand(shop, ["orders", "list", ...flags])).isDone).toBe(false);
});

test("an order is shown with its numbered lines, and its packing slip leaves out what is refunded", async () => {
  const shown = await command("orders", "show", id);
  expect(shown).toContain("  1  1 × Kesar Long Kurta");
  expect(shown).toContain("  2  2 × Chand Khadi Top");
  expect(await command("orders", "slip", id)).toContain("[ ] 2 × Chand Khadi Top");
  await command("orders", "refund", id, "--line", "2:1");
  const slip = await command("orders", "slip", id);
  expect(slip).toContain("[ ] 1 × Chand Khadi Top");
  expect(slip).toContain("[ ] 1 × Kesar Long Kurta");
  expect(slip).not.toContain("₹");
  expect(await command("orders", "show", id)).toMatch(/Refund +₹1,800\.00 on 21 Nov 2026, CRN-/);
  expect((await answerCommand(shop, ["orders", "slip", "ORD0000000000"])).message).toContain("There is no order");
});

test("the export of a month has a row for each line of its papers, and its sums are what invoices less credit notes come to", async () => {
  await shop.db.selectFrom("credit_notes").selectAll().where("order_id", "=", id).executeTakeFirstOrThrow();
  const rows: Record<string, string>[] = parse(await command("orders", "export", "--month", "2026-11"), {
    columns: true,
  });
  const own = rows.filter((row) => row["order"] === id);
  expect(own.map((row) => [row["kind"], row["quantity"], row["hsn"]?.length])).toEqual([
    ["invoice", "1", 4],
    ["invoice", "2", 4],
    ["credit note", "-1", 4],
  ]);
  const [, tops, note] = own;
  expect(note).toMatchObject({
    invoice: tops?.["number"],
    "taxable value": "-1714.28",
    cgst: "-42.86",
    total: "-1800.00",
  });
  for (const row of rows) {
    const [taxable, ...taxes] = ["taxable value", "cgst", "sgst or utgst", "igst"].map((name) => Number(row[name]));
    expect((taxable ?? 0) + taxes.reduce((sum, tax) => sum + tax, 0)).toBeCloseTo(Number(row["total"]), 6);
  }
  expect(await command("orders", "export", "--month", "2026-10")).not.toContain(id);
  expect((await answerCommand(shop, ["orders", "export", "--month", "11"])).message).toBe(
    "--month: Write a month as 2026-11.",
  );
});
