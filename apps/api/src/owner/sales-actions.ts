import { formatDay, formatIsoDay, startOfDayInIndia } from "@selvedge/commerce/dates";
import { formatPaise } from "@selvedge/commerce/money";
import { z } from "zod";
import { toJson } from "../json.ts";
import { type DayOfSales, mostSold, salesByDay, type SoldProduct } from "../orders/index.ts";
import { Refusal } from "../http/refusal.ts";
import { type Action, defineAction } from "./action.ts";

const DAY_MS = 24 * 60 * 60_000;
const MOST_SOLD = 5;

export const SALES_ACTIONS: readonly Action[] = [
  defineAction({
    name: "sales",
    about:
      "orders, pieces, money and refunds of today, the last seven or thirty days, and what sold best; beside as many days before, up to the same time",
    input: z.object({
      week: z.boolean().default(false).describe("the last seven days, today included"),
      month: z.boolean().default(false).describe("the last thirty days, today included"),
    }),
    role: "owner",
    kind: "read",
    async run({ week, month }, { db, clock }) {
      if (week && month) throw new Refusal(422, "Give either --week or --month.");
      const length = month ? 30 : week ? 7 : 1;
      const now = clock.now();
      const from = startOfDayInIndia(formatIsoDay(new Date(now.getTime() - (length - 1) * DAY_MS)));
      const before = new Date(from.getTime() - length * DAY_MS);
      const days = await salesByDay(db, from, now);
      // A day that is not over would look poor beside a whole one.
      const earlier = totalOf(await salesByDay(db, before, new Date(now.getTime() - length * DAY_MS)));
      const best = await mostSold(db, from, now, MOST_SOLD);
      const total = totalOf(days);
      return {
        message: salesText({ days, total, earlier, best }),
        data: toJson({ days, total, before: earlier, most_sold: best }),
      };
    },
  }),
];

type Totals = Omit<DayOfSales, "day">;

function totalOf(days: readonly DayOfSales[]): Totals {
  const sum = (field: keyof Totals) => days.reduce((total, day) => total + day[field], 0);
  return {
    orders: sum("orders"),
    pieces: sum("pieces"),
    soldPaise: sum("soldPaise"),
    refundedPaise: sum("refundedPaise"),
  };
}

interface Sales {
  days: readonly DayOfSales[];
  total: Totals;
  /** As many days before, up to the same time of day. */
  earlier: Totals;
  best: readonly SoldProduct[];
}

function salesText({ days, total, earlier, best }: Sales): string {
  const average = total.orders === 0 ? "" : `, ${formatPaise(Math.round(total.soldPaise / total.orders))} an order`;
  return [
    ...(days.length > 1 ? [...days.map((day) => lineOf(formatDay(startOfDayInIndia(day.day)), day)), ""] : []),
    `${lineOf(days.length > 1 ? "Together" : "Today", total)}${average}`,
    lineOf("Before", earlier),
    ...(best.length === 0 ? [] : ["", "Most sold:"]),
    ...best.map(({ name, pieces, paise }) => `  ${String(pieces).padStart(4)}  ${name}, ${formatPaise(paise)}`),
  ].join("\n");
}

function lineOf(label: string, { orders, pieces, soldPaise, refundedPaise }: Totals): string {
  const refunds = refundedPaise === 0 ? "" : `, ${formatPaise(refundedPaise)} refunded`;
  return `${label.padEnd(11)}  ${count(orders, "order")}, ${count(pieces, "piece")}, ${formatPaise(soldPaise)}${refunds}`;
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`;
