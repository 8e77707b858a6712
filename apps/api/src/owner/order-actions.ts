import { formatPaise } from "@selvedge/commerce/money";
import { z } from "zod";
import type { LinePieces, OrderRow } from "../orders/index.ts";
import { type Action, defineAction } from "./action.ts";
import { OrderNumber } from "./order-number.ts";
import { RepeatKey } from "./repeat-key.ts";

const ORDER = z.object({ order: OrderNumber });
const ParcelText = z.string().trim().min(1).max(60).optional();
const Pieces = z
  .string()
  .regex(/^[1-9]\d{0,3}:[1-9]\d{0,3}$/, { error: "Write a line and its pieces, such as 2:1." })
  .transform((typed): LinePieces => {
    const [line, quantity] = typed.split(":").map(Number);
    return { line: line ?? 0, quantity: quantity ?? 0 };
  });
const ORDER_AND_GOODS = ORDER.extend({
  restock: z
    .boolean()
    .optional()
    .describe("whether the pieces are back in stock. By default they are if the parcel has not left"),
});

export const ORDER_ACTIONS: readonly Action[] = [
  progressAction("process", "the pieces are being made", "processing"),
  defineAction({
    name: "orders ship",
    about: "the parcel has left; the shopper is told. Said again, it adds or corrects courier and tracking number",
    input: ORDER.extend({
      courier: ParcelText.describe("who carries the parcel"),
      tracking: ParcelText.describe("the courier's number for it"),
    }),
    positional: ["order"],
    role: "packer",
    kind: "change",
    async run({ order, courier = null, tracking = null }, { shop, record }) {
      const done = await shop.progress.ship(order, { courier, tracking_number: tracking }, record);
      if (done === null) return { message: `${order} was shipped before.` };
      return {
        message: done === "shipped" ? `${order} is shipped.` : `Courier and tracking number of ${order} are noted.`,
      };
    },
  }),
  progressAction("deliver", "the parcel has arrived; the shopper is told, and may ask for an exchange", "delivered"),
  defineAction({
    name: "orders paid",
    about: "the courier has handed over what was paid on delivery",
    input: ORDER,
    positional: ["order"],
    role: "owner",
    kind: "change",
    async run({ order }, { shop, record }) {
      const isNew = await shop.progress.settle(order, record);
      return { message: isNew ? `${order} is paid.` : `${order} was paid before.` };
    },
  }),
  defineAction({
    name: "orders cancel",
    about: "cancels an order that is paid on delivery or cost nothing, before it is shipped, and mails the shopper",
    input: ORDER_AND_GOODS,
    positional: ["order"],
    role: "owner",
    kind: "change",
    async run({ order, restock }, { shop, record }) {
      const row = await shop.progress.cancelOrder(order, restock, record);
      return {
        message: row ? `${order} is cancelled. ${stockText(row)}${untold(row)}` : `${order} was cancelled before.`,
      };
    },
  }),
  defineAction({
    name: "orders returned",
    about: "nobody took or paid for the parcel: the order is cancelled; the shopper is told",
    input: ORDER_AND_GOODS,
    positional: ["order"],
    role: "owner",
    kind: "change",
    async run({ order, restock }, { shop, record }) {
      const row = await shop.progress.returnOrder(order, restock, record);
      return {
        message: row ? `${order} is cancelled. ${stockText(row)}${untold(row)}` : `${order} had come back before.`,
      };
    },
  }),
  defineAction({
    name: "orders refund",
    about:
      "refunds the whole order or single lines, with a credit note and a mail to the shopper; a whole refund cancels what has not arrived. Cash that a courier collected must be returned by hand first",
    input: ORDER_AND_GOODS.extend({
      line: z
        .array(Pieces)
        .optional()
        .describe("only these pieces, as line:pieces: 2:1 is one piece of the second line of the invoice"),
      key: RepeatKey.describe(
        "with --line: any text that is new for each refund. The same key again makes no second refund, and answers with the first",
      ),
    }),
    positional: ["order"],
    role: "owner",
    kind: "change",
    async run({ order, restock, line, key }, { shop, record }) {
      if (line !== undefined && line.length > 0) {
        const {
          refund,
          restocked,
          isNew,
          order: row,
        } = await shop.orderRefunds.refundLines(order, line, { restock, key }, record);
        const stock = restocked ? "The pieces are back in stock." : "The pieces are not back in stock.";
        return {
          message: isNew
            ? `${formatPaise(refund.amount_paise)} of ${order} go back, with credit note ${refund.credit_note}. ${stock}${untold(row)}`
            : `${formatPaise(refund.amount_paise)} of ${order} went back before, with credit note ${refund.credit_note}. ${stock}`,
          data: { amount_paise: refund.amount_paise, credit_note: refund.credit_note },
        };
      }
      const row = await shop.orderRefunds.refundOrder(order, restock, record);
      if (!row) return { message: `The price of ${order} went back before.` };
      const done =
        row.total_paise === 0
          ? `${order} cost nothing, so only its invoice is taken back, by a credit note.`
          : `The price of ${order} goes back, and a credit note takes its invoice back.`;
      return { message: `${done} ${stockText(row)}${untold(row)}` };
    },
  }),
  defineAction({
    name: "orders restock",
    about: "the pieces of one that was cancelled, or given back, are back in stock",
    input: ORDER,
    positional: ["order"],
    role: "packer",
    kind: "change",
    async run({ order }, { shop, record }) {
      const isNew = await shop.progress.restock(order, record);
      return { message: `The pieces of ${order} ${isNew ? "are back in stock." : "were back in stock before."}` };
    },
  }),
];

function progressAction(verb: string, about: string, to: "processing" | "delivered"): Action {
  return defineAction({
    name: `orders ${verb}`,
    about,
    input: ORDER,
    positional: ["order"],
    role: "packer",
    kind: "change",
    async run({ order }, { shop, record }) {
      const isNew = await shop.progress.advance(order, to, record);
      return { message: isNew ? `${order} is ${to}.` : `${order} was ${to} before.` };
    },
  });
}

const stockText = ({ id, restocked }: OrderRow): string =>
  restocked
    ? "Its pieces are back in stock."
    : `Its pieces are not back in stock: once you have them and can sell them, say orders restock ${id}`;

/** That nobody is told, where the shopper's address is erased. */
export const untold = ({ email }: Pick<OrderRow, "email">): string =>
  email === "" ? " Nobody could be told: the shopper's address is erased." : "";
