import type { OrderStatus, Shipment } from "@selvedge/commerce/wire/orders";
import { CASH_ON_DELIVERY } from "@selvedge/commerce/cash-on-delivery";
import { canMove, orderStatusText } from "@selvedge/commerce/order-states";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { Invoices } from "../invoices/index.ts";
import type { Mails } from "../mail/index.ts";
import type { RecordChange } from "../record-change.ts";
import type { OrderLifecycle, Restock } from "./lifecycle.ts";
import type { MailContext } from "./order-mails.ts";
import { deliveredMail, shippedMail } from "./progress-mails.ts";
import { isRefunded } from "./order-wire.ts";
import { orderChange } from "./order-change.ts";
import { lockOrder, orderLines, type OrderRow, updateOrder } from "./orders.repository.ts";
import { findShipments, saveShipment } from "./shipments.repository.ts";

/** The steps of a placed order, in sequence. */
export type ProgressStatus = "processing" | "shipped" | "delivered";

/** What the shop's owner can do with an order. `record` is called if something has changed, last in the transaction. */
export interface OrderProgress {
  /**
   * Moves an order to processing, shipped or delivered, with today's date, and mails the shopper in the same
   * transaction. A placed order may be shipped at once. Resolves with false and no change if the order is already that
   * far. Refuses with 404 and 409.
   */
  advance(orderId: string, to: ProgressStatus, record?: RecordChange): Promise<boolean>;
  /**
   * Moves an order to shipped like `advance`, with its courier and tracking number if they are given. For an order that
   * was shipped before they are added or corrected (`noted`), and the shopper is not told again. Resolves with null and
   * no change if nothing is new. Refuses with 404 and 409.
   */
  ship(orderId: string, shipment: Shipment, record?: RecordChange): Promise<"shipped" | "noted" | null>;
  /**
   * Records that the courier has handed over the money of an order that is paid on delivery. Resolves with false and no
   * change if it was already paid. Refuses with 404 and 409.
   */
  settle(orderId: string, record?: RecordChange): Promise<boolean>;
  /**
   * Cancels an order that is paid on delivery, or cost nothing, and has not been shipped. Resolves with the updated
   * order, or with null and no change if it was already cancelled. Refuses like `settle`.
   */
  cancelOrder(orderId: string, restock?: Restock, record?: RecordChange): Promise<OrderRow | null>;
  /**
   * Records that the parcel of such an order has come back undelivered: the order is cancelled. Resolves and refuses
   * like `cancelOrder`.
   */
  returnOrder(orderId: string, restock?: Restock, record?: RecordChange): Promise<OrderRow | null>;
  /**
   * Puts the pieces of a cancelled or refunded order back into stock. Resolves with false and no change if they already
   * are. Refuses with 404 and 409.
   */
  restock(orderId: string, record?: RecordChange): Promise<boolean>;
}

interface ProgressDependencies {
  db: Db;
  clock: Clock;
  lifecycle: OrderLifecycle;
  invoices: Invoices;
  mails: Mails;
  mailContext(): MailContext;
}

const SEQUENCE: readonly OrderStatus[] = ["placed", "processing", "shipped", "delivered"];
const DATE_OF = { processing: "processed_at", shipped: "shipped_at", delivered: "delivered_at" } as const;

export function createOrderProgress({
  db,
  clock,
  lifecycle,
  invoices,
  mails,
  mailContext,
}: ProgressDependencies): OrderProgress {
  async function move(tx: Tx, order: OrderRow, to: ProgressStatus, shipment?: Shipment): Promise<OrderRow> {
    const moved = { ...order };
    for (const step of stepsTo(order, to)) {
      if (!canMove(moved.status, step)) throw new Refusal(409, refusalText(order, to));
      moved.status = step;
      moved[DATE_OF[step]] = clock.now();
    }
    const { status, processed_at, shipped_at, delivered_at } = moved;
    await updateOrder(tx, order.id, { status, processed_at, shipped_at, delivered_at });
    await writeMail(tx, moved, to, shipment);
    return moved;
  }

  async function writeMail(
    tx: Tx,
    order: OrderRow,
    status: ProgressStatus,
    shipment: Shipment | undefined,
  ): Promise<void> {
    if (status === "processing") return;
    const lines = await orderLines(tx, [order.id]);
    if (status === "delivered") return void (await mails.write(tx, deliveredMail(order, lines, mailContext())));
    // Goods never leave without an invoice; an order placed unpaid gets it now.
    const invoice = await invoices.issue(tx, order, lines);
    await mails.write(tx, shippedMail(order, { lines, invoice, shipment }, mailContext()));
  }

  /** An order that cost nothing has no money to refund, but its invoice still gets a credit note. */
  async function cancel(
    tx: Tx,
    order: OrderRow,
    restock: Restock,
    record: RecordChange | undefined,
  ): Promise<OrderRow> {
    const cancelled = await (order.total_paise === 0
      ? lifecycle.refundOrder(
          tx,
          order,
          { status: "refunded", paymentId: null },
          { restock, hasComeBack: order.shipped_at !== null },
        )
      : lifecycle.cancelOrder(tx, order, restock));
    await record?.(tx, orderChange(order, cancelled));
    return cancelled;
  }

  return {
    advance: (orderId, to, record) =>
      transaction(db, async (tx) => {
        const order = await lockExisting(tx, orderId);
        if (hasReached(order, to)) return false;
        const { status } = await move(tx, order, to);
        await record?.(tx, orderChange(order, { ...order, status }));
        return true;
      }),

    ship: (orderId, shipment, record) =>
      transaction(db, async (tx) => {
        const order = await lockExisting(tx, orderId);
        const before = (await findShipments(tx, [orderId])).get(orderId);
        const given: Shipment = {
          courier: shipment.courier ?? before?.courier ?? null,
          tracking_number: shipment.tracking_number ?? before?.tracking_number ?? null,
        };
        const was: Shipment = { courier: before?.courier ?? null, tracking_number: before?.tracking_number ?? null };
        const isNoted = given.courier !== was.courier || given.tracking_number !== was.tracking_number;
        const isShipped = hasReached(order, "shipped");
        if (isShipped && !isNoted) return null;
        if (isNoted) {
          await saveShipment(tx, { order_id: orderId, ...given, shipped_at: order.shipped_at ?? clock.now() });
        }
        const { status } = isShipped ? order : await move(tx, order, "shipped", given);
        await record?.(tx, {
          subject: orderId,
          before: { status: order.status, ...was },
          after: { status, ...given },
        });
        return isShipped ? "noted" : "shipped";
      }),

    cancelOrder: (orderId, restock, record) =>
      transaction(db, async (tx) => {
        const order = await lockUnpaid(tx, orderId);
        if (order.status === "cancelled") return null;
        if (order.shipped_at !== null || !canMove(order.status, "cancelled")) {
          throw new Refusal(409, `Order ${orderId} is not cancelled: it stands at "${orderStatusText(order.status)}".`);
        }
        return cancel(tx, order, restock, record);
      }),

    returnOrder: (orderId, restock, record) =>
      transaction(db, async (tx) => {
        const order = await lockUnpaid(tx, orderId);
        if (order.status === "cancelled" && order.shipped_at !== null) return null;
        const stands = `Order ${orderId} has not come back: it`;
        if (order.payment_status === "paid" && order.total_paise > 0) throw new Refusal(409, `${stands} is paid.`);
        if (order.status !== "shipped") {
          throw new Refusal(409, `${stands} stands at "${orderStatusText(order.status)}".`);
        }
        return cancel(tx, order, restock, record);
      }),

    restock: (orderId, record) =>
      transaction(db, async (tx) => {
        const order = await lockExisting(tx, orderId);
        if (order.restocked) return false;
        if (order.placed_at === null || !(order.status === "cancelled" || isRefunded(order))) {
          throw new Refusal(
            409,
            `The pieces of ${orderId} cannot be restocked: the order stands at "${orderStatusText(order.status)}", and is neither cancelled nor refunded.`,
          );
        }
        await record?.(tx, orderChange(order, await lifecycle.restock(tx, order)));
        return true;
      }),

    settle: (orderId, record) =>
      transaction(db, async (tx) => {
        const order = await lockPaidOnDelivery(tx, orderId);
        if (order.payment_status === "paid") return false;
        if (isRefunded(order)) throw new Refusal(409, `Order ${orderId} was paid, and its price went back.`);
        if (order.status === "cancelled") {
          throw new Refusal(409, `Order ${orderId} is cancelled, so nobody can have paid for it.`);
        }
        if (order.shipped_at === null) {
          throw new Refusal(
            409,
            `Order ${orderId} has not left, so nobody can have paid for it. Ship it first: orders ship ${orderId}`,
          );
        }
        await updateOrder(tx, orderId, { payment_status: "paid" });
        await record?.(tx, orderChange(order, { ...order, payment_status: "paid" }));
        return true;
      }),
  };
}

async function lockExisting(tx: Tx, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Refusal(404, `There is no order ${orderId}.`);
  return order;
}

const hasReached = ({ status }: OrderRow, to: ProgressStatus): boolean =>
  SEQUENCE.indexOf(status) >= SEQUENCE.indexOf(to);

async function lockPaidOnDelivery(tx: Tx, orderId: string): Promise<OrderRow> {
  const order = await lockUnpaid(tx, orderId);
  if (order.total_paise > 0) return order;
  throw new Refusal(409, `Order ${orderId} cost nothing, so nobody pays for it.`);
}

/** An order for which the provider took no money: it is paid on delivery, or cost nothing. */
async function lockUnpaid(tx: Tx, orderId: string): Promise<OrderRow> {
  const order = await lockExisting(tx, orderId);
  if (order.payment_method === CASH_ON_DELIVERY || order.total_paise === 0) return order;
  throw new Refusal(
    409,
    `Order ${orderId} is not paid on delivery: its money comes through the payment provider. What is paid for goes back by: orders refund ${orderId}`,
  );
}

/** Delivery is never assumed: only a shipped order can be delivered. */
const stepsTo = ({ status }: OrderRow, to: ProgressStatus): ProgressStatus[] =>
  to === "shipped" && status === "placed" ? ["processing", "shipped"] : [to];

function refusalText({ id, status }: OrderRow, to: ProgressStatus): string {
  const stands = `Order ${id} is not ${to}: it stands at "${orderStatusText(status)}".`;
  return to === "delivered" && SEQUENCE.includes(status) ? `${stands} Ship it first: orders ship ${id}` : stands;
}
