import { exchangeText } from "@selvedge/commerce/buying-terms";
import { hoursAfter, isExchangeable } from "@selvedge/commerce/exchange";
import type { ExchangeBody, Order } from "@selvedge/commerce/wire/orders";
import type { Catalogue } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal, refusedField } from "../http/refusal.ts";
import type { Mails } from "../mail/index.ts";
import { exchangeVariants } from "./exchange-goods.ts";
import { exchangeConfirmation, exchangeNotice } from "./exchange-mails.ts";
import { type ExchangeRow, findExchange, insertExchange, type NewExchange } from "./exchanges.repository.ts";
import type { MailContext } from "./order-mails.ts";
import { termsOf } from "./order-terms.ts";
import { isRefunded } from "./order-wire.ts";
import { lockOrder, orderLines, type OrderLineRow, type OrderRow } from "./orders.repository.ts";
import type { Orders } from "./orders.service.ts";
import { refundedPieces } from "./refunds.repository.ts";

export interface Exchanges {
  /**
   * Requests another size for a piece of the user's own delivered order, and mails shopper and shop in the same
   * transaction. Once per order, within the hours after delivery that were promised with it; repeating the same request returns the first result.
   */
  ask(userId: string, orderId: string, asked: ExchangeBody): Promise<Order>;
}

interface ExchangesDependencies {
  db: Db;
  clock: Clock;
  orders: Orders;
  catalogue: Catalogue;
  mails: Mails;
  mailContext(): MailContext;
}

export function createExchanges({
  db,
  clock,
  orders,
  catalogue,
  mails,
  mailContext,
}: ExchangesDependencies): Exchanges {
  return {
    async ask(userId, orderId, asked) {
      const { id } = await orders.owned(userId, orderId);
      const lines = await orderLines(db, [id]);
      const line = lines.find((each) => each.id === asked.item_id);
      if (!line) throw wrong("item_id", "Please choose a piece of this order.");
      const size = await readSize(line, asked.size);
      await transaction(db, async (tx) => {
        const order = await lockOrder(tx, id);
        if (!order) throw new Refusal(404, "Order not found");
        const exchange = newExchange(order, line, size, asked.reason);
        const before = await findExchange(tx, id);
        if (before && isSame(before, exchange)) return;
        assertOpen(order, before);
        if (((await refundedPieces(tx, [id])).get(line.id)?.refunded ?? 0) >= line.quantity) {
          throw new Refusal(409, "The price of this piece goes back to you, so it is not exchanged.");
        }
        await insertExchange(tx, exchange);
        await mails.write(tx, exchangeConfirmation(order, line, exchange, mailContext()));
        await mails.write(tx, exchangeNotice(order, line, exchange, mailContext()));
      });
      return orders.find(userId, id);
    },
  };

  /** Normalises the wanted size; refuses one that the product does not come in, or that the piece already has. */
  async function readSize(line: OrderLineRow, wanted: string): Promise<string> {
    if (!isExchangeable(line.size)) {
      throw wrong("item_id", "A piece that was made to measure is altered, not exchanged. Please call us.");
    }
    if (wanted === line.size) throw wrong("size", "Please choose another size than the one you received.");
    const product = (await catalogue.sellable(db, [line.product_id])).get(line.product_id);
    const variant = exchangeVariants(product, line).find(({ size }) => size.name === wanted);
    if (!variant) throw wrong("size", "Please choose a size in which the piece is made.");
    return variant.size.name;
  }

  function newExchange(order: OrderRow, line: OrderLineRow, size: string, reason: ExchangeRow["reason"]): NewExchange {
    const now = clock.now();
    return {
      order_id: order.id,
      line_id: line.id,
      size_received: line.size ?? "",
      size_wanted: size,
      reason,
      asked_at: now,
      changed_at: now,
    };
  }

  function assertOpen(order: OrderRow, before: ExchangeRow | undefined): void {
    const { delivered_at } = order;
    if (isRefunded(order))
      throw new Refusal(409, "The price of this order goes back to you, so nothing of it is exchanged.");
    if (delivered_at === null) throw new Refusal(409, "An exchange can be asked for once the order is delivered.");
    if (before) throw new Refusal(409, "An exchange was asked for already. It can be asked for once per order.");
    const terms = termsOf(order);
    if (terms.exchange === null) throw new Refusal(409, "Nothing of this order is exchanged.");
    if (clock.now() > hoursAfter(delivered_at, terms.exchange))
      throw new Refusal(409, `An exchange can be asked for ${exchangeText(terms)}.`);
  }
}

const wrong = (field: keyof ExchangeBody, message: string) => refusedField(field, message);

const isSame = (a: ExchangeRow, b: NewExchange) =>
  a.line_id === b.line_id && a.size_wanted === b.size_wanted && a.reason === b.reason;
