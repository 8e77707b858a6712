import { isOrderId } from "@selvedge/commerce/order-id";
import type { Command, CommandInput } from "./command.ts";
import { Refusal } from "./http/refusal.ts";
import type { OrderRow, Restock } from "./orders/index.ts";

const RESTOCK = "--restock";
const NO_RESTOCK = "--no-restock";
const UNCHANGED = "Nothing has changed.";

/** What the shop's owner says of orders. */
export const ORDER_COMMANDS: readonly Command[] = [
  progressCommand("process", "the pieces are being made", "processing"),
  progressCommand("ship", "the parcel has left; the shopper is told", "shipped"),
  progressCommand("deliver", "the parcel has arrived; the shopper is told, and may ask for an exchange", "delivered"),
  {
    usage: "orders paid <order>",
    about: "the courier has handed over what was paid on delivery",
    async run({ progress }, { argument }) {
      const id = orderNumber(argument);
      return (await progress.settle(id)) ? `${id} is paid.` : `${id} was paid before. ${UNCHANGED}`;
    },
  },
  {
    usage: "orders cancel <order>",
    options: [RESTOCK, NO_RESTOCK],
    about: "one to be paid on delivery, or that cost nothing, before it leaves; the shopper is told",
    async run({ progress }, input) {
      const id = orderNumber(input.argument);
      const order = await progress.cancelOrder(id, restockOf(input));
      return order
        ? `${id} is cancelled. ${stockText(order)}${untold(order)}`
        : `${id} was cancelled before. ${UNCHANGED}`;
    },
  },
  {
    usage: "orders returned <order>",
    options: [RESTOCK, NO_RESTOCK],
    about: "nobody took or paid for the parcel: the order is cancelled; the shopper is told",
    async run({ progress }, input) {
      const id = orderNumber(input.argument);
      const order = await progress.returnOrder(id, restockOf(input));
      return order
        ? `${id} is cancelled. ${stockText(order)}${untold(order)}`
        : `${id} had come back before. ${UNCHANGED}`;
    },
  },
  {
    usage: "orders refund <order>",
    options: [RESTOCK, NO_RESTOCK],
    about:
      "the whole price goes back, with a credit note; what has not arrived is cancelled; the shopper is told. Give back by hand first what a courier took",
    async run({ orderRefunds }, input) {
      const id = orderNumber(input.argument);
      const order = await orderRefunds.refundOrder(id, restockOf(input));
      const done =
        order?.total_paise === 0
          ? `${id} cost nothing, so only its invoice is taken back, by a credit note.`
          : `The price of ${id} goes back, and a credit note takes its invoice back.`;
      return order
        ? `${done} ${stockText(order)}${untold(order)}`
        : `The price of ${id} went back before. ${UNCHANGED}`;
    },
  },
  {
    usage: "orders restock <order>",
    about: "the pieces of one that was cancelled, or given back, are back in stock",
    async run({ progress }, { argument }) {
      const id = orderNumber(argument);
      return (await progress.restock(id))
        ? `The pieces of ${id} are back in stock.`
        : `The pieces of ${id} were back in stock before. ${UNCHANGED}`;
    },
  },
];

function progressCommand(verb: string, about: string, to: "processing" | "shipped" | "delivered"): Command {
  return {
    usage: `orders ${verb} <order>`,
    about,
    async run({ progress }, { argument }) {
      const id = orderNumber(argument);
      return (await progress.advance(id, to)) ? `${id} is ${to}.` : `${id} was ${to} before. ${UNCHANGED}`;
    },
  };
}

function orderNumber(argument: string): string {
  const id = argument.toUpperCase();
  if (!isOrderId(id)) throw new Refusal(422, `${argument} is no order number. One looks like ORD8QK2M4TX7V.`);
  return id;
}

function restockOf({ options }: CommandInput): Restock {
  if (options.has(RESTOCK) && options.has(NO_RESTOCK)) {
    throw new Refusal(422, `Choose one of ${RESTOCK} and ${NO_RESTOCK}.`);
  }
  return options.has(RESTOCK) || (options.has(NO_RESTOCK) ? false : undefined);
}

const stockText = ({ id, restocked }: OrderRow): string =>
  restocked
    ? "Its pieces are back in stock."
    : `Its pieces are not back in stock: once you have them and can sell them, say orders restock ${id}`;

/** That nobody is told, where the shopper's address is erased. */
export const untold = ({ email }: Pick<OrderRow, "email">): string =>
  email === "" ? " Nobody could be told: the shopper's address is erased." : "";
