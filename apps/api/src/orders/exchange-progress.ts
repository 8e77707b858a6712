import { canMoveExchange } from "@selvedge/commerce/exchange";
import type { ExchangeState, Shipment } from "@selvedge/commerce/wire/orders";
import type { Carts } from "../cart/index.ts";
import { type Catalogue, putBack, release, reserve, sell } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import type { Coupons } from "../coupon/index.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { Mails } from "../mail/index.ts";
import type { RecordChange } from "../record-change.ts";
import { exchangeVariants } from "./exchange-goods.ts";
import { exchangeProgressMail } from "./exchange-mails.ts";
import { type ExchangeRow, findExchange, updateExchange } from "./exchanges.repository.ts";
import { holdGoods } from "./hold-goods.ts";
import type { MailContext } from "./order-mails.ts";
import { isRefunded } from "./order-wire.ts";
import { lockOrder, orderLines, type OrderLineRow, type OrderRow } from "./orders.repository.ts";
import { refundedPieces } from "./refunds.repository.ts";

/**
 * What the shop does with the exchange of an order. Each step mails the shopper in its transaction, and calls `record` last. A
 * repeated step changes nothing. All refuse with 404 if there is no exchange, and with 409 a step that cannot follow.
 */
export interface ExchangeProgress {
  /** Reserves a piece in the wanted size. Refuses with 409 if it is sold out. Resolves with false if nothing changed. */
  accept(orderId: string, record?: RecordChange): Promise<boolean>;
  /** Tells the shopper why, and releases what `accept` has reserved. Resolves with false if nothing changed. */
  decline(orderId: string, reason: string, record?: RecordChange): Promise<boolean>;
  /**
   * Takes the reserved piece out of stock. For an exchange that was shipped before, courier and tracking number are added
   * or corrected (`noted`), and the shopper is not told again. Resolves with null if nothing changed.
   */
  ship(orderId: string, shipment: Shipment, record?: RecordChange): Promise<"shipped" | "noted" | null>;
  /** Closes the exchange when the received piece is back. Resolves with false if nothing changed. */
  receive(orderId: string, restock: boolean, record?: RecordChange): Promise<boolean>;
}

interface ExchangeProgressDependencies {
  db: Db;
  clock: Clock;
  catalogue: Catalogue;
  carts: Carts;
  coupons: Coupons;
  mails: Mails;
  mailContext(): MailContext;
}

/** An exchange whose order is locked. */
interface Held {
  order: OrderRow;
  line: OrderLineRow;
  exchange: ExchangeRow;
}

export function createExchangeProgress(dependencies: ExchangeProgressDependencies): ExchangeProgress {
  const { db, clock, catalogue, mails, mailContext } = dependencies;

  const holdVariant = (tx: Tx, variantId: number) => holdGoods(tx, dependencies, { variantIds: [variantId] });

  /** Saves the next state, and mails the shopper. */
  async function move(
    tx: Tx,
    { order, line, exchange }: Held,
    change: Partial<ExchangeRow> & { state: ExchangeState },
    record: RecordChange | undefined,
  ): Promise<void> {
    const moved = { ...exchange, ...change, changed_at: clock.now() };
    await updateExchange(tx, order.id, { ...change, changed_at: moved.changed_at });
    await mails.write(tx, exchangeProgressMail(order, line, moved, mailContext()));
    await record?.(tx, { subject: order.id, before: stateOf(exchange), after: stateOf(moved) });
  }

  return {
    accept: (orderId, record) =>
      transaction(db, async (tx) => {
        const held = await hold(tx, orderId);
        const { exchange, line } = held;
        if (exchange.state === "accepted") return false;
        assertNext(exchange, "accepted");
        await assertKept(tx, held);
        const product = (await catalogue.sellable(tx, [line.product_id])).get(line.product_id);
        const variant = exchangeVariants(product, line).find(({ size }) => size.name === exchange.size_wanted);
        if (!variant) throw cannotAccept(held, "is not made any more");
        await holdVariant(tx, variant.id);
        try {
          await reserve(tx, [{ variantId: variant.id, quantity: 1 }]);
        } catch (error) {
          throw error instanceof Refusal ? cannotAccept(held, "is sold out") : error;
        }
        await move(tx, held, { state: "accepted", variant_id: variant.id }, record);
        return true;
      }),

    decline: (orderId, reason, record) =>
      transaction(db, async (tx) => {
        const held = await hold(tx, orderId);
        const { state, variant_id } = held.exchange;
        if (state === "declined") return false;
        assertNext(held.exchange, "declined");
        if (variant_id !== null) {
          await holdVariant(tx, variant_id);
          await release(tx, [{ variantId: variant_id, quantity: 1 }]);
        }
        await move(tx, held, { state: "declined", decline_reason: reason, variant_id: null }, record);
        return true;
      }),

    ship: (orderId, shipment, record) =>
      transaction(db, async (tx) => {
        const held = await hold(tx, orderId);
        const { exchange } = held;
        const courier = shipment.courier ?? exchange.courier;
        const tracking_number = shipment.tracking_number ?? exchange.tracking_number;
        if (exchange.state === "shipped" || exchange.state === "closed") {
          const noted = { ...exchange, courier, tracking_number };
          if (courier === exchange.courier && tracking_number === exchange.tracking_number) return null;
          await updateExchange(tx, orderId, { courier, tracking_number });
          await record?.(tx, { subject: orderId, before: stateOf(exchange), after: stateOf(noted) });
          return "noted";
        }
        assertNext(exchange, "shipped");
        await assertKept(tx, held);
        if (exchange.variant_id === null) throw cannotAccept(held, "is not made any more");
        await holdVariant(tx, exchange.variant_id);
        await sell(tx, orderId, [{ variantId: exchange.variant_id, quantity: 1 }]);
        await move(tx, held, { state: "shipped", courier, tracking_number }, record);
        return "shipped";
      }),

    receive: (orderId, restock, record) =>
      transaction(db, async (tx) => {
        const held = await hold(tx, orderId);
        const { exchange, line } = held;
        if (exchange.state === "closed") return false;
        assertNext(exchange, "closed");
        const variantId = restock ? line.variant_id : null;
        if (variantId !== null) {
          await holdVariant(tx, variantId);
          await putBack(tx, orderId, [{ variantId, quantity: 1 }]);
        }
        await move(tx, held, { state: "closed", restocked: variantId !== null }, record);
        return true;
      }),
  };
}

async function hold(tx: Tx, orderId: string): Promise<Held> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Refusal(404, `There is no order ${orderId}.`);
  const exchange = await findExchange(tx, orderId);
  const line = (await orderLines(tx, [orderId])).find(({ id }) => id === exchange?.line_id);
  if (!exchange || !line) throw new Refusal(404, `No exchange was asked for of order ${orderId}.`);
  return { order, line, exchange };
}

function assertNext({ order_id, state }: ExchangeRow, to: ExchangeState): void {
  if (!canMoveExchange(state, to)) {
    throw new Refusal(
      409,
      `The exchange of ${order_id} is not ${to}: it stands at "${state}".${hint(order_id, state, to)}`,
    );
  }
}

function hint(orderId: string, state: ExchangeState, to: ExchangeState): string {
  if (state === "requested" && to === "shipped") return ` It must be accepted first: exchanges accept ${orderId}`;
  if (state === "requested" || state === "accepted") return ` It must be shipped first: exchanges ship ${orderId}`;
  return "";
}

/** Refuses if the price of the piece has gone back to the shopper. */
async function assertKept(tx: Tx, { order, line }: Held): Promise<void> {
  const refunded = (await refundedPieces(tx, [order.id])).get(line.id)?.refunded ?? 0;
  if (!isRefunded(order) && refunded < line.quantity) return;
  throw new Refusal(409, `The piece is refunded, so it is not exchanged. Decline it: exchanges decline ${order.id}`);
}

const cannotAccept = ({ order, line, exchange }: Held, why: string) =>
  new Refusal(409, `${line.product_name} in size ${exchange.size_wanted} ${why}, so ${order.id} is not exchanged.`);

const stateOf = ({ state, courier, tracking_number, restocked }: ExchangeRow) => ({
  exchange: state,
  courier,
  tracking_number,
  restocked,
});
