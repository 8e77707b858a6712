import { MAX_LINE_QUANTITY } from "@selvedge/commerce/cart";
import { CASH_ON_DELIVERY, MOST_UNPAID_ORDERS } from "@selvedge/commerce/cash-on-delivery";
import { close, freeOf, isRefunded, type Model, type ModelCart, type ModelOrder, reserve, sell } from "./model.ts";
import { otherSize } from "./steps.ts";

// What shoppers do to the model. Each resolves with whether the shop does it; what it refuses changes nothing.

export function addToCart(model: Model, cart: ModelCart, piece: number, quantity: number): boolean {
  const same = cart.lines.find((line) => line.piece === piece);
  const total = quantity + (same?.quantity ?? 0);
  if (!fits(model, cart, piece, total)) return false;
  if (same) Object.assign(same, { quantity: total, changedAt: model.now });
  else cart.lines.push({ id: model.now, piece, quantity: total, changedAt: model.now });
  return true;
}

export function setQuantity(model: Model, cart: ModelCart, index: number, quantity: number): boolean {
  const line = cart.lines[index];
  if (!line || !fits(model, cart, line.piece, quantity)) return false;
  Object.assign(line, { quantity, changedAt: model.now });
  return true;
}

/** A product has a limit of pieces in one cart, in all sizes together. */
function fits(model: Model, { lines }: ModelCart, piece: number, quantity: number): boolean {
  const others = lines.find((line) => line.piece === otherSize(piece))?.quantity ?? 0;
  return quantity <= MAX_LINE_QUANTITY - others && quantity <= freeOf(model, piece);
}

export function removeFromCart(cart: ModelCart, index: number): boolean {
  if (!cart.lines[index]) return false;
  removeLines(cart, (_line, position) => position === index);
  return true;
}

function removeLines(cart: ModelCart, isGone: (line: ModelCart["lines"][number], index: number) => boolean): void {
  if (cart.lines.length === 0) return;
  cart.lines = cart.lines.filter((line, index) => !isGone(line, index));
  if (cart.lines.length === 0) cart.number += 1;
}

/** The same order again changes nothing; an order of other content replaces the unpaid one of its cart. */
export function order(model: Model, shopper: number, method: ModelOrder["method"], hasCoupon: boolean): boolean {
  const cart = cartOf(model, shopper);
  const content = JSON.stringify([cart.lines.map(({ id, quantity }) => [id, quantity]), method, hasCoupon]);
  const unpaid = model.orders.find(
    (each) => each.shopper === shopper && each.cart === cart.number && each.status === "payment_pending",
  );
  if (unpaid?.content === content) return true;

  const comesFree = (piece: number) => unpaid?.lines.find((line) => line.piece === piece)?.quantity ?? 0;
  const coupons = model.couponsLeft + Number(unpaid?.hasCoupon ?? false);
  const isInCash = method === CASH_ON_DELIVERY;
  if (
    cart.lines.length === 0 ||
    (hasCoupon && coupons === 0) ||
    (isInCash && unpaidOnDelivery(model, shopper) >= MOST_UNPAID_ORDERS) ||
    cart.lines.some(({ piece, quantity }) => quantity > freeOf(model, piece) + comesFree(piece))
  )
    return false;
  if (unpaid) close(model, unpaid, "cancelled");
  const made: ModelOrder = {
    shopper,
    cart: cart.number,
    createdAt: model.now,
    content,
    method,
    hasCoupon,
    lines: cart.lines.map(({ piece, quantity }) => ({ piece, quantity, refunded: 0, restocked: 0 })),
    status: "payment_pending",
    payment: "pending",
    placedAt: null,
    isShipped: false,
    isPaidAtBank: false,
    restocked: false,
    exchange: null,
  };
  model.orders.push(made);
  reserveAll(model, made);
  if (isInCash) place(model, made, "pending");
  return true;
}

const unpaidOnDelivery = ({ orders }: Model, shopper: number): number =>
  orders.filter(
    (each) =>
      each.shopper === shopper &&
      each.method === CASH_ON_DELIVERY &&
      each.payment === "pending" &&
      ["placed", "processing", "shipped"].includes(each.status),
  ).length;

function reserveAll(model: Model, { lines, hasCoupon }: ModelOrder): void {
  for (const { piece, quantity } of lines) reserve(model, piece, quantity);
  if (hasCoupon) model.couponsLeft -= 1;
}

/** Sells what is reserved, and empties the cart of it. */
function place(model: Model, made: ModelOrder, payment: "paid" | "pending"): void {
  for (const { piece, quantity } of made.lines) sell(model, piece, quantity);
  Object.assign(made, { status: "placed", payment, placedAt: model.now });
  const cart = cartOf(model, made.shopper);
  if (cart.number === made.cart) removeLines(cart, ({ changedAt }) => changedAt <= made.createdAt);
}

/** Money arrives for an order. What cannot place it goes back. */
export function capture(model: Model, paid: ModelOrder): void {
  paid.isPaidAtBank = true;
  if (paid.placedAt !== null) return;
  if (paid.status === "payment_pending") place(model, paid, "paid");
  else if (paid.status === "cancelled" || !placeLate(model, paid)) paid.payment = "refunded";
}

/** Places an order whose time was over, unless its cart has led to another order since, or something is gone. */
function placeLate(model: Model, paid: ModelOrder): boolean {
  const rivals = model.orders.filter(
    (each) =>
      each !== paid &&
      each.shopper === paid.shopper &&
      each.cart === paid.cart &&
      (each.status === "payment_pending" || (each.placedAt !== null && each.placedAt >= paid.createdAt)),
  );
  if (rivals.some(({ placedAt, content }) => placedAt !== null || content !== paid.content)) return false;
  const comesFree = (piece: number) =>
    rivals.reduce((sum, { lines }) => sum + (lines.find((line) => line.piece === piece)?.quantity ?? 0), 0);
  const coupons = model.couponsLeft + rivals.filter(({ hasCoupon }) => hasCoupon).length;
  const isGone = paid.lines.some(({ piece, quantity }) => quantity > freeOf(model, piece) + comesFree(piece));
  if (isGone || (paid.hasCoupon && coupons === 0)) return false;
  for (const rival of rivals) close(model, rival, "cancelled");
  reserveAll(model, paid);
  place(model, paid, "paid");
  return true;
}

/** The time of all unpaid orders is over. */
export function expire(model: Model): void {
  for (const each of model.orders) if (each.status === "payment_pending") close(model, each, "payment_failed");
}

/** Once per order, after its delivery; the same request again changes nothing. */
export function askForExchange(asked: ModelOrder, index: number): boolean {
  const line = asked.lines[index];
  if (!line) return false;
  if (asked.exchange?.line === index) return true;
  if (asked.exchange || asked.status !== "delivered" || isRefunded(asked) || line.refunded === line.quantity)
    return false;
  asked.exchange = { state: "requested", line: index };
  return true;
}

export function cartOf({ carts }: Model, shopper: number): ModelCart {
  const cart = carts[shopper];
  if (!cart) throw new Error(`There is no shopper ${shopper}.`);
  return cart;
}
