import { putBack } from "../catalogue/index.ts";
import type { Carts } from "../cart/index.ts";
import type { Clock } from "../clock.ts";
import type { Coupons } from "../coupon/index.ts";
import type { Tx } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import type { Invoices } from "../invoices/index.ts";
import type { Mails } from "../mail/index.ts";
import { randomId } from "../random-id.ts";
import { assertNotExchanged, endExchange, reservedVariant } from "./exchange-goods.ts";
import { findExchange } from "./exchanges.repository.ts";
import { holdGoods } from "./hold-goods.ts";
import type { Restock } from "./lifecycle.ts";
import type { MailContext } from "./order-mails.ts";
import { orderLines, type OrderLineRow, type OrderRow } from "./orders.repository.ts";
import { lineRefundMail } from "./progress-mails.ts";
import { insertRefund, refundedPieces, type RefundRow, refundWithKey } from "./refunds.repository.ts";

/** Pieces of one line of an order. `line` is its place on the invoice, from 1. */
export interface LinePieces {
  line: number;
  quantity: number;
}

/** A refund of single lines, as it was entered. */
export interface LineRefund {
  refund: RefundRow;
  restocked: boolean;
  /** False if it was made before, with the same key. */
  isNew: boolean;
}

export interface LineRefunds {
  /**
   * The refund of an order that was made with this key; undefined if there is none. Refuses with 409 if that was one of
   * other pieces.
   */
  madeWith(tx: Tx, order: OrderRow, pieces: readonly LinePieces[], key: string): Promise<LineRefund | undefined>;
  /**
   * Enters the refund of some pieces of a paid order in the transaction that holds its lock: issues a credit note for
   * exactly these pieces, restocks them if wanted, and mails the shopper. An exchange that is not shipped ends with the
   * last piece of its line. The order's status does not change.
   * `paymentId` is the payment that is refunded in part; with null the owner has paid the money back by hand. Refuses
   * with 422 a line that the order does not have, and with 409 more pieces than are left, and all that are left: those
   * are refunded with the whole order, so that its delivery fee goes back too.
   */
  enter(
    tx: Tx,
    order: OrderRow,
    pieces: readonly LinePieces[],
    how: { paymentId: string | null; restock: Restock; key: string | undefined },
  ): Promise<LineRefund>;
}

interface LineRefundDependencies {
  clock: Clock;
  carts: Carts;
  coupons: Coupons;
  invoices: Invoices;
  mails: Mails;
  mailContext(): MailContext;
}

export function createLineRefunds(dependencies: LineRefundDependencies): LineRefunds {
  const { clock, invoices, mails, mailContext } = dependencies;
  return {
    async madeWith(tx, order, pieces, key) {
      const made = await refundWithKey(tx, order.id, key);
      if (!made) return undefined;
      const lines = await orderLines(tx, [order.id]);
      const asked = new Map([...piecesByLine(pieces)].map(([line, quantity]) => [lines[line - 1]?.id, quantity]));
      const isSame =
        asked.size === made.lines.length &&
        made.lines.every(({ line_id, quantity }) => asked.get(line_id) === quantity);
      if (!isSame) {
        throw new Refusal(
          409,
          `The key ${key} has refunded other pieces of ${order.id}, with credit note ${made.refund.credit_note}. Use another key.`,
        );
      }
      return { refund: made.refund, restocked: made.lines.some(({ restocked }) => restocked), isNew: false };
    },

    async enter(tx, order, pieces, { paymentId, restock, key = null }) {
      const lines = await orderLines(tx, [order.id]);
      const earlier = await refundedPieces(tx, [order.id]);
      const left = lines.map(({ id, quantity }) => quantity - (earlier.get(id)?.refunded ?? 0));
      const wanted = wantedPieces(order, lines, left, pieces);
      const restocked = restock ?? order.shipped_at === null;
      const stock = wanted.flatMap(({ row, quantity }) =>
        row.variant_id === null ? [] : [{ variantId: row.variant_id, quantity }],
      );
      const exchange = await findExchange(tx, order.id);
      if (restocked && wanted.some(({ row }) => row.id === exchange?.line_id)) assertNotExchanged(order.id, exchange);
      const isExchangeOver = wanted.some(
        ({ row, index, quantity }) => row.id === exchange?.line_id && quantity === left[index],
      );
      const reserved = isExchangeOver ? reservedVariant(exchange) : null;
      await holdGoods(tx, dependencies, {
        variantIds: [
          ...(restocked ? stock.map(({ variantId }) => variantId) : []),
          ...(reserved === null ? [] : [reserved]),
        ],
      });
      if (exchange && isExchangeOver) await endExchange(tx, exchange, "piece", clock.now());
      if (restocked) await putBack(tx, order.id, stock);

      const credited = wanted.map(({ index, quantity, row }) => ({
        index,
        quantity,
        before: row.quantity - (left[index] ?? 0),
      }));
      const note = await invoices.creditPart(tx, order.id, credited);
      if (!note) throw new Refusal(409, `Order ${order.id} has no invoice to take back: an earlier version placed it.`);
      if (note.totalPaise === 0) throw new Refusal(409, `These pieces of ${order.id} cost nothing.`);
      const now = clock.now();
      const refund: RefundRow = {
        id: randomId(),
        order_id: order.id,
        payment_id: paymentId,
        credit_note: note.paper.number,
        amount_paise: note.totalPaise,
        state: paymentId === null ? "refunded" : "pending",
        provider_id: null,
        created_at: now,
        changed_at: now,
        idempotency_key: key,
      };
      await insertRefund(
        tx,
        refund,
        wanted.map(({ row, quantity }) => ({ line_id: row.id, quantity, restocked })),
      );
      const refunded = wanted.map(({ row, quantity }) => ({ ...row, quantity }));
      await mails.write(tx, lineRefundMail(order, { refund, lines: refunded, note: note.paper }, mailContext()));
      return { refund, restocked, isNew: true };
    },
  };
}

/** Pieces by the line's place on the invoice. A line that is named twice counts with both. */
function piecesByLine(pieces: readonly LinePieces[]): Map<number, number> {
  const byLine = new Map<number, number>();
  for (const { line, quantity } of pieces) byLine.set(line, (byLine.get(line) ?? 0) + quantity);
  return byLine;
}

interface WantedPieces {
  index: number;
  row: OrderLineRow;
  quantity: number;
}

function wantedPieces(
  { id }: OrderRow,
  lines: readonly OrderLineRow[],
  left: readonly number[],
  pieces: readonly LinePieces[],
): WantedPieces[] {
  const wanted = [...piecesByLine(pieces)].map(([line, quantity]): WantedPieces => {
    const row = lines[line - 1];
    if (!row) throw new Refusal(422, `${id} has no line ${line}: its last is ${lines.length}.`);
    const rest = left[line - 1] ?? 0;
    if (quantity > rest) {
      throw new Refusal(
        409,
        `Line ${line} of ${id} is ${row.quantity} × ${row.product_name}, of which ${rest} can be refunded.`,
      );
    }
    return { index: line - 1, row, quantity };
  });
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  if (sum(wanted.map(({ quantity }) => quantity)) === sum(left)) {
    throw new Refusal(409, `That is all that is left of ${id}, so refund it without lines: orders refund ${id}`);
  }
  return wanted.toSorted((a, b) => a.index - b.index);
}
