import type { CheckoutOptions, PendingOrder, PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { CASH_ON_DELIVERY, isPaidOnDelivery, type PinRange } from "@selvedge/commerce/cash-on-delivery";
import { type Paise, rupeesFromPaise } from "@selvedge/commerce/money";
import { SHIPPING_FEE } from "@selvedge/commerce/shipping";
import type { Clock } from "../clock.ts";
import type { Blocks } from "../blocks/index.ts";
import type { Coupons } from "../coupon/index.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal, refusedField } from "../http/refusal.ts";
import type { Attempts } from "../limits/index.ts";
import { findOrder, lockOrder, methodName, type OrderRow, type Orders } from "../orders/index.ts";
import type { PaymentProvider, Payments } from "../payments/index.ts";
import { lockShopper } from "./checkout.repository.ts";
import { type Delivery, readDelivery } from "./delivery.ts";
import { fingerprint, type OrderKey, type OrderKeys } from "./order-keys.ts";
import { isReserved, type PlaceOrder } from "./place-order.ts";

export interface Checkout {
  /** The payment and delivery methods. */
  options(): CheckoutOptions;
  /**
   * Creates an order from a cart and opens its payment. The same key with the same body returns the same answer until
   * its order has expired or been replaced; then a new order is created, because nobody must pay for pieces that are no
   * longer reserved. 409 for changed prices, missing stock or a reused key, 422 for the form or an empty cart, 503 if
   * the provider does not answer: the order then waits, and the same request continues with it. 429 for too many orders
   * of a user, too many wrong coupons from an address, or a blocked contact.
   */
  order(userId: string, body: PendingOrder, key: string | undefined, address: string): Promise<PlacedOrder>;
}

interface CheckoutDependencies {
  db: Db;
  clock: Clock;
  attempts: Attempts;
  coupons: Coupons;
  blocks: Blocks;
  orders: Orders;
  keys: OrderKeys;
  payments: Payments;
  provider: PaymentProvider;
  placeOrder: PlaceOrder;
  cashOnDelivery: readonly PinRange[];
  mostInCash: Paise;
}

const ON_DELIVERY = {
  id: CASH_ON_DELIVERY,
  name: methodName(CASH_ON_DELIVERY),
  description: "In cash, when the parcel comes. No extra cost.",
};

/** The result of a request's transaction: a stored answer, or an order whose payment is still to be opened. */
type CheckoutStep = { answer: PlacedOrder } | { answer: null; order: OrderRow; isNew: boolean };

export function createCheckout(dependencies: CheckoutDependencies): Checkout {
  const {
    db,
    clock,
    attempts,
    coupons,
    blocks,
    orders,
    keys,
    payments,
    provider,
    placeOrder,
    cashOnDelivery,
    mostInCash,
  } = dependencies;

  function assertMethod(method: string, { country, postal_code }: Delivery): void {
    if (provider.methods.some(({ id }) => id === method)) return;
    let message = "Please choose how to pay.";
    if (method === CASH_ON_DELIVERY && cashOnDelivery.length > 0) {
      if (isPaidOnDelivery(postal_code, cashOnDelivery)) return;
      message = `An order to ${country === "India" ? postal_code : country} cannot be paid on delivery. Please choose another way to pay.`;
    }
    throw refusedField("payment_method", message);
  }

  /** Whether a repeated request may return this order: it is placed, or its pieces are still reserved. */
  const isOpenOrPlaced = (order: OrderRow) => order.placed_at !== null || isReserved(order, clock.now());

  /** Whether the key already has an order. Read without a lock, so only a hint: `begin` decides. */
  async function isRepeated(key: OrderKey): Promise<boolean> {
    const earlier = await keys.earlier(db, key);
    const order = earlier && (await findOrder(db, earlier.orderId));
    return order !== undefined && isOpenOrPlaced(order);
  }

  async function begin(
    userId: string,
    body: PendingOrder,
    delivery: Delivery,
    key: OrderKey | null,
  ): Promise<CheckoutStep> {
    return transaction(db, async (tx) => {
      await lockShopper(tx, userId);
      const earlier = key ? await keys.earlier(tx, key) : undefined;
      const order = earlier && (await lockOrder(tx, earlier.orderId));
      if (order && isOpenOrPlaced(order)) {
        return earlier.answer ? { answer: earlier.answer } : { answer: null, order, isNew: false };
      }
      await blocks.assertNone(tx, { userId, ...delivery });
      const placed = await placeOrder(tx, userId, body, delivery);
      if (key) await keys.begin(tx, key, placed.order.id);
      return { answer: null, ...placed };
    });
  }

  async function answerFor(userId: string, { id }: OrderRow): Promise<PlacedOrder> {
    const before = await findOrder(db, id);
    const providerOrderId = before && isToPay(before) ? await payments.open(before) : null;
    // The order may have been paid or replaced while the provider was asked.
    const now = await findOrder(db, id);
    if (!now || !isOpenOrPlaced(now)) throw new Refusal(409, "This order is no longer open. Please try again.");
    const payment =
      providerOrderId !== null && isToPay(now)
        ? {
            provider: provider.name,
            key_id: provider.keyId,
            provider_order_id: providerOrderId,
            amount: now.total_paise,
            currency: "INR" as const,
          }
        : null;
    return { status: "success", order: await orders.find(userId, id), payment };
  }

  return {
    options: () => ({
      paymentMethods: [
        ...provider.methods,
        ...(cashOnDelivery.length > 0 ? [{ ...ON_DELIVERY, max_total: rupeesFromPaise(mostInCash) }] : []),
      ],
      shippingMethods: [{ id: "standard", name: "Standard", price: rupeesFromPaise(SHIPPING_FEE) }],
    }),

    async order(userId, body, sentKey, address) {
      const delivery = readDelivery(body);
      assertMethod(body.payment_method, delivery);
      const key = sentKey === undefined ? null : { userId, key: sentKey, fingerprint: fingerprint(body) };
      const isCounted = key === null || !(await isRepeated(key));
      if (isCounted) await attempts.take("checkout", userId);
      let isNew = false;
      try {
        const work = () => begin(userId, body, delivery, key);
        const begun = await (body.coupon_code ? coupons.guess(address, work) : work());
        if (begun.answer) return begun.answer;
        isNew = begun.isNew;
        const answer = await answerFor(userId, begun.order);
        return key ? await keys.finish(key, answer) : answer;
      } finally {
        // Only new orders count towards the limit, not repeated or refused requests.
        if (isCounted && !isNew) await attempts.uncount("checkout", userId);
      }
    },
  };
}

const isToPay = ({ placed_at, total_paise }: OrderRow) => placed_at === null && total_paise > 0;
