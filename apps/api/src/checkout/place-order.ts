import { CASH_ON_DELIVERY, MOST_UNPAID_ORDERS } from "@selvedge/commerce/cash-on-delivery";
import { couponCode } from "@selvedge/commerce/coupon";
import { formatPaise, type Paise } from "@selvedge/commerce/money";
import type { PendingOrder } from "@selvedge/commerce/wire/checkout";
import type { Carts, HeldCart } from "../cart/index.ts";
import { piecesAre, reserve, type StockLine } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import { type Coupons, WrongCoupon } from "../coupon/index.ts";
import type { Tx } from "../database/schema.ts";
import { Refusal, refusedField } from "../http/refusal.ts";
import {
  insertOrder,
  lockOpenOrders,
  type OrderLifecycle,
  type OrderRow,
  type Orders,
  termsOfNewOrder,
} from "../orders/index.ts";
import type { ShopSettingsService } from "../shop-settings/index.ts";
import type { Delivery } from "./delivery.ts";
import { contentHash, newOrder, type CheckedRequest } from "./new-order.ts";
import { assertSeen, quote } from "./quote.ts";

/**
 * Creates the requested order, or finds the open one with the same content; an open order of the same cart with other
 * content is cancelled. Call it while holding the shopper's lock.
 */
export type PlaceOrder = (
  tx: Tx,
  userId: string,
  body: PendingOrder,
  delivery: Delivery,
) => Promise<{ order: OrderRow; isNew: boolean }>;

interface PlaceOrderDependencies {
  clock: Clock;
  carts: Carts;
  coupons: Coupons;
  orders: Orders;
  lifecycle: OrderLifecycle;
  shopSettings: ShopSettingsService;
  mostInCash: Paise;
}

export function createPlaceOrder(dependencies: PlaceOrderDependencies): PlaceOrder {
  const { clock, carts, coupons, orders, lifecycle, shopSettings, mostInCash } = dependencies;

  async function holdCart(tx: Tx, cartToken: string): Promise<HeldCart> {
    const cart = await carts.holdForCheckout(tx, cartToken);
    if (!cart || cart.lines.length === 0) throw new Refusal(422, "Your cart is empty");
    return cart;
  }

  async function useCoupon(tx: Tx, code: string | null) {
    if (code === null) return null;
    const coupon = await coupons.use(tx, code);
    if (!coupon) throw new WrongCoupon(422);
    return coupon;
  }

  /** Refuses cash on delivery above the allowed amount or number of orders. */
  async function assertInCash(tx: Tx, userId: string, totalPaise: Paise): Promise<void> {
    if (totalPaise > mostInCash) {
      throw notInCash(
        `An order can be paid on delivery up to ${formatPaise(mostInCash)}. Please choose another way to pay.`,
      );
    }
    if ((await orders.unpaidOnDelivery(tx, userId)) >= MOST_UNPAID_ORDERS) {
      throw notInCash(
        `${MOST_UNPAID_ORDERS} orders of yours are still to be paid on delivery. Please choose another way to pay for this one.`,
      );
    }
  }

  return async (tx, userId, body, delivery) => {
    const open = await lockOpenOrders(tx, userId);
    let cart = await holdCart(tx, body.cart_token);
    const request: CheckedRequest = {
      userId,
      cart,
      delivery,
      couponCode: readCoupon(body),
      method: body.payment_method,
    };

    const earlier = open.filter(({ cart_id }) => cart_id === cart.id);
    const now = clock.now();
    const same = earlier.find((order) => order.content_hash === contentHash(request) && isReserved(order, now));
    if (same) {
      assertSeen(body, cart.lines, totalsOf(same));
      return { order: same, isNew: false };
    }
    await lifecycle.hold(tx, earlier, {
      variantIds: stockLines(cart).map(({ variantId }) => variantId),
      couponCodes: [request.couponCode],
    });
    for (const order of earlier) await lifecycle.close(tx, order, "cancelled");
    // Cancelling the shopper's earlier order released its pieces, so the cart's availability is read again.
    if (earlier.length > 0) cart = await holdCart(tx, body.cart_token);

    const coupon = await useCoupon(tx, request.couponCode);
    const totals = quote(cart.lines, coupon);
    assertSeen(body, cart.lines, totals);
    if (coupon) await coupons.assertFor(tx, coupon.code, couponOrder(userId, delivery, cart, totals.subtotalPaise));
    const isInCash = request.method === CASH_ON_DELIVERY && totals.totalPaise > 0;
    if (isInCash) await assertInCash(tx, userId, totals.totalPaise);
    assertAvailable(cart);
    await reserve(tx, stockLines(cart));
    const { order, lines } = newOrder({ ...request, cart }, totals, now);
    const terms = termsOfNewOrder(await shopSettings.within(tx));
    const placed = await insertOrder(tx, { ...order, terms }, lines);
    if (totals.totalPaise === 0) await lifecycle.place(tx, placed);
    else if (isInCash) await lifecycle.placeUnpaid(tx, placed);
    return { order: placed, isNew: true };
  };
}

/** Whether the order's pieces are still reserved for its payment. */
export const isReserved = ({ status, reserved_until }: OrderRow, now: Date) =>
  status === "payment_pending" && reserved_until !== null && reserved_until > now;

const notInCash = (message: string) => refusedField("payment_method", message);

function readCoupon({ coupon_code }: PendingOrder): string | null {
  if (!coupon_code) return null;
  return couponCode(coupon_code) ?? coupon_code;
}

function totalsOf(order: OrderRow) {
  return {
    subtotalPaise: order.subtotal_paise,
    discountPaise: order.discount_paise,
    shippingPaise: order.shipping_paise,
    totalPaise: order.total_paise,
  };
}

const couponOrder = (userId: string, { email }: Delivery, { lines }: HeldCart, subtotalPaise: Paise) => ({
  userId,
  email,
  subtotalPaise,
  productIds: lines.map(({ product }) => product.id),
});

/** Lines of deleted variants have no stock; `assertAvailable` refuses them. */
const stockLines = ({ lines }: HeldCart): StockLine[] =>
  lines.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [{ variantId, quantity }]));

/** Refuses products that are not on sale, whatever their stock, and lines above what is left. */
function assertAvailable({ lines }: HeldCart): void {
  for (const { available, maxQuantity, product } of lines) {
    if (available) continue;
    const message = product.onSale ? `Only ${piecesAre(maxQuantity)} left.` : "This product is out of stock";
    throw new Refusal(409, message, { errors: { items: [`${product.name}: ${message}`] } });
  }
}
