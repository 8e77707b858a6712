import { startOfDayInIndia } from "@selvedge/commerce/dates";
import { OrderStatus } from "@selvedge/commerce/wire/orders";
import type { OrderSummary } from "@selvedge/commerce/wire/owner";
import { z } from "zod";
import type { Db } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { toJson } from "../json.ts";
import { taxTable } from "../invoices/index.ts";
import { findOrder, type OrderRow, searchOrders, showOrder } from "../orders/index.ts";
import { storedPhone } from "../phone.ts";
import { type Action, defineAction } from "./action.ts";
import { noteReads } from "./note-reads.ts";
import { OrderNumber } from "./order-number.ts";
import { orderSummary, orderText, slipText } from "./order-texts.ts";

/** For looking at orders and their papers. */
export const ORDER_READING_ACTIONS: readonly Action[] = [
  defineAction({
    name: "orders list",
    about: "the placed orders, the newest first, or those of one status, phone or time",
    input: z.object({
      status: OrderStatus.optional().describe("only these, also if they are not placed"),
      phone: z.string().optional().describe("only those of this phone number"),
      since: z.iso.date().optional().describe("only those ordered on this day or later, such as 2026-11-01"),
      older_than: OrderNumber.optional().describe("only those ordered before the order with this number"),
      oldest_first: z.boolean().default(false).describe("the order that waits longest comes first"),
      limit: z.number().int().min(1).max(1000).default(50).describe("how many at most"),
    }),
    role: "packer",
    kind: "read",
    async run({ status, phone, since, older_than, oldest_first, limit }, context) {
      if (older_than !== undefined) await existing(context.db, older_than);
      const rows = await searchOrders(context.db, {
        status,
        limit,
        olderThan: older_than,
        first: oldest_first ? "oldest" : "newest",
        phone: phone === undefined ? undefined : storedPhone(phone, "India"),
        since: since === undefined ? undefined : startOfDayInIndia(since),
      });
      await noteReads(
        context,
        rows.map((row) => row.id),
      );
      return {
        message: rows.length === 0 ? "There is no such order." : rows.map(orderSummary).join("\n"),
        data: toJson(rows.map(summaryOf)),
      };
    },
  }),
  defineAction({
    name: "orders show",
    about: "all about one order; its lines have the numbers that a refund by line takes",
    input: z.object({ order: OrderNumber }),
    positional: ["order"],
    role: "packer",
    kind: "read",
    async run({ order: id }, context) {
      const { db, clock } = context;
      const { invoices, catalogue } = context.shop;
      const order = await showOrder({ db, invoices, catalogue }, await existing(db, id), clock.now());
      await noteReads(context, [id]);
      return { message: orderText(order), data: toJson(order) };
    },
  }),
  defineAction({
    name: "orders slip",
    about: "what goes into the parcel of an order, to print",
    input: z.object({ order: OrderNumber }),
    positional: ["order"],
    role: "packer",
    kind: "read",
    async run({ order: id }, context) {
      const { db, clock } = context;
      const { invoices, catalogue } = context.shop;
      const row = await existing(db, id);
      if (row.placed_at === null || row.status === "cancelled") {
        throw new Refusal(409, `Order ${id} is not to be packed: it is ${row.status}.`);
      }
      const order = await showOrder({ db, invoices, catalogue }, row, clock.now());
      await noteReads(context, [id]);
      return { message: slipText(order, await weightsOf(db, id)) };
    },
  }),
  defineAction({
    name: "orders export",
    about: "invoices and credit notes of a month with taxable values and taxes, as CSV for the accountant",
    input: z.object({
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: "Write a month as 2026-11." })
        .describe("the month in which they were issued, such as 2026-11"),
    }),
    role: "owner",
    kind: "read",
    async run({ month }, { shop }) {
      const [year = 0, number = 0] = month.split("-").map(Number);
      const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
      const papers = await shop.invoices.issuedBetween(
        startOfDayInIndia(`${month}-01`),
        startOfDayInIndia(`${next}-01`),
      );
      return { message: taxTable(papers) };
    },
  }),
];

const summaryOf = (row: OrderRow): OrderSummary => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  status: row.status,
  payment_status: row.payment_status,
  total_paise: row.total_paise,
  customer_name: row.customer_name,
  city: row.city,
  postal_code: row.postal_code,
});

async function existing(db: Db, id: string): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (!order) throw new Refusal(404, `There is no order ${id}.`);
  return order;
}

/** The grams of a piece of each line of an order, as far as they are known, by the line's id. */
async function weightsOf(db: Db, orderId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("order_lines")
    .innerJoin("variants", "variants.id", "variant_id")
    .select(["order_lines.id", "weight_grams"])
    .where("order_id", "=", orderId)
    .execute();
  return new Map(rows.flatMap(({ id, weight_grams }) => (weight_grams === null ? [] : [[id, weight_grams] as const])));
}
