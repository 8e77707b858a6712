import type { OrderReads } from "./order-reads.service.ts";

const OPEN_WAYS: Record<string, string> = {
  "invoice-link": "by the link to its invoice",
  "tracking-form": "by its number and email",
};

/** What the shop's owner reads of `npm run shop -- access`: a line for each order, reader and day. */
export async function describeAccess(reads: OrderReads, id: string): Promise<string> {
  const rows = await reads.of(id);
  if (rows.length === 0)
    return "No order was read by that session or token, or is known to have been read of that account, in the last year.";
  const orders = new Set(rows.map(({ order_id }) => order_id));
  const head = `${orders.size} ${orders.size === 1 ? "order was" : "orders were"} read. Times are UTC.`;
  const lines = rows.map(({ order_id, day, first_at, last_at, reader }) => {
    const [from, to] = [first_at, last_at].map((at) => at.toISOString().slice(11, 16));
    return `  ${day} ${from}${from === to ? "" : ` to ${to}`}  ${order_id}  ${textOf(reader)}`;
  });
  return [head, ...lines].join("\n");
}

const textOf = (reader: string): string =>
  OPEN_WAYS[reader] ?? (reader.startsWith("staff ") ? `by ${reader}` : `by session ${reader}`);
