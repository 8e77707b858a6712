import { formatMoment } from "@selvedge/commerce/dates";
import { ExchangeState } from "@selvedge/commerce/wire/orders";
import { z } from "zod";
import { Refusal } from "../http/refusal.ts";
import { toJson } from "../json.ts";
import { findExchange, findOrder, searchExchanges, showOrder } from "../orders/index.ts";
import { type Action, defineAction } from "./action.ts";
import { noteReads } from "./note-reads.ts";
import { OrderNumber } from "./order-number.ts";
import { exchangeText, orderText } from "./order-texts.ts";

const ORDER = z.object({ order: OrderNumber });
const ParcelText = z.string().trim().min(1).max(60).optional();

/** Exchanges are named by their order, which has one at most. */
export const EXCHANGE_ACTIONS: readonly Action[] = [
  defineAction({
    name: "exchanges list",
    about: "the exchanges that were asked for, the newest first, or those of one state",
    input: z.object({
      state: ExchangeState.optional().describe("only these; requested ones wait for an answer"),
      limit: z.number().int().min(1).max(1000).default(50).describe("how many at most"),
    }),
    role: "packer",
    kind: "read",
    async run({ state, limit }, context) {
      const rows = await searchExchanges(context.db, { state, limit });
      await noteReads(
        context,
        rows.map(({ order_id }) => order_id),
      );
      const lines = rows.map(
        (row) =>
          `${row.order_id}  ${formatMoment(row.asked_at)}  ${exchangeText(row)}  ${row.product_name}  ${row.customer_name}`,
      );
      return {
        message: lines.join("\n") || "There is no such exchange.",
        data: rows.map(({ order_id, asked_at, changed_at, ...row }) => ({
          order: order_id,
          asked_at: asked_at.toISOString(),
          changed_at: changed_at.toISOString(),
          state: row.state,
          product_name: row.product_name,
          size_received: row.size_received,
          size_wanted: row.size_wanted,
          reason: row.reason,
          customer_name: row.customer_name,
        })),
      };
    },
  }),
  defineAction({
    name: "exchanges show",
    about: "one exchange, and its order",
    input: ORDER,
    positional: ["order"],
    role: "packer",
    kind: "read",
    async run({ order: id }, context) {
      const { db, clock } = context;
      const { invoices, catalogue } = context.shop;
      const row = await findOrder(db, id);
      const exchange = await findExchange(db, id);
      if (!row || !exchange) throw new Refusal(404, `There is no exchange of an order ${id}.`);
      const order = await showOrder({ db, invoices, catalogue }, row, clock.now());
      await noteReads(context, [id]);
      const line = order.items.findIndex((item) => item.id === exchange.line_id);
      const facts: [string, string | null][] = [
        ["Piece", `line ${line + 1}, ${order.items[line]?.product_name ?? ""}`],
        ["Sizes", `${exchange.size_received} to ${exchange.size_wanted}: it is too ${exchange.reason}`],
        ["Asked", formatMoment(exchange.asked_at)],
        ["State", `${exchange.state} since ${formatMoment(exchange.changed_at)}`],
        ["Declined", exchange.decline_reason],
        ["Courier", exchange.courier],
        ["Tracking", exchange.tracking_number],
        ["Restocked", exchange.state === "closed" ? (exchange.restocked ? "yes" : "no") : null],
      ];
      return {
        message: [
          `Exchange of ${id}`,
          "",
          ...facts.flatMap(([label, value]) => (value === null ? [] : [`  ${label.padEnd(12)}${value}`])),
          "",
          orderText(order),
        ].join("\n"),
        data: toJson(order.exchange),
      };
    },
  }),
  defineAction({
    name: "exchanges accept",
    about: "reserves a piece in the wanted size, and tells the shopper. Refused if it is sold out",
    input: ORDER,
    positional: ["order"],
    role: "packer",
    kind: "change",
    async run({ order }, { shop, record }) {
      const isNew = await shop.exchangeProgress.accept(order, record);
      return { message: `The exchange of ${order} ${isNew ? "is" : "was"} accepted${isNew ? "." : " before."}` };
    },
  }),
  defineAction({
    name: "exchanges decline",
    about: "declines an exchange that is not shipped; the shopper is told why",
    input: ORDER.extend({
      reason: z.string().trim().min(1).max(500).describe("a sentence for the shopper, who gets it by mail"),
    }),
    positional: ["order"],
    role: "packer",
    kind: "change",
    async run({ order, reason }, { shop, record }) {
      const isNew = await shop.exchangeProgress.decline(order, reason, record);
      return { message: `The exchange of ${order} ${isNew ? "is" : "was"} declined${isNew ? "." : " before."}` };
    },
  }),
  defineAction({
    name: "exchanges ship",
    about: "the new size has left; the shopper is told. Said again, it adds or corrects courier and tracking number",
    input: ORDER.extend({
      courier: ParcelText.describe("who carries the parcel"),
      tracking: ParcelText.describe("the courier's number for it"),
    }),
    positional: ["order"],
    role: "packer",
    kind: "change",
    async run({ order, courier = null, tracking = null }, { shop, record }) {
      const done = await shop.exchangeProgress.ship(order, { courier, tracking_number: tracking }, record);
      if (done === null) return { message: `The exchange of ${order} was shipped before.` };
      return {
        message:
          done === "shipped"
            ? `The exchange of ${order} is shipped.`
            : `Courier and tracking number of the exchange of ${order} are noted.`,
      };
    },
  }),
  defineAction({
    name: "exchanges receive",
    about: "the piece in the wrong size is back, and the exchange is closed; the shopper is told",
    input: ORDER.extend({
      restock: z.boolean().default(false).describe("the piece can be sold again, and is back in stock"),
    }),
    positional: ["order"],
    role: "packer",
    kind: "change",
    async run({ order, restock }, { shop, record }) {
      const isNew = await shop.exchangeProgress.receive(order, restock, record);
      if (!isNew) return { message: `The exchange of ${order} was closed before.` };
      return { message: `The exchange of ${order} is closed. The piece is ${restock ? "" : "not "}back in stock.` };
    },
  }),
];
