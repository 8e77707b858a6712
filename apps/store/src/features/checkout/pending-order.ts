import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { cartTotals } from "@selvedge/commerce/cart";
import { rupeesFromPaise } from "@selvedge/commerce/money";
import { normaliseEmail, normaliseLine, normalisePhone, normalisePostalCode } from "@selvedge/commerce/typed-text";
import { secureBytes } from "@selvedge/commerce/random-text";
import type { CartLine, Coupon } from "@selvedge/commerce/wire/cart";
import type { PendingOrder } from "@selvedge/commerce/wire/checkout";
import { readStored, writeStored } from "../../lib/storage.ts";
import type { ShippingForm } from "./shipping-form.ts";

export interface OrderParts {
  form: ShippingForm;
  lines: readonly CartLine[];
  cartToken: string;
  coupon: Coupon | null;
  paymentMethod: string;
}

/**
 * The order as sent. The server recalculates everything; these figures only let it detect that the shopper saw others.
 */
export function pendingOrder({ form, lines, cartToken, coupon, paymentMethod }: OrderParts): PendingOrder {
  const totals = cartTotals(lines, coupon);
  return {
    customer_name: normaliseLine(`${form.firstName} ${form.lastName}`),
    email: normaliseEmail(form.email),
    phone: normalisePhone(form.phone),
    address: normaliseLine(form.address),
    city: normaliseLine(form.city),
    state: form.state,
    zip_code: normalisePostalCode(form.postalCode),
    country: form.country,
    subtotal: rupeesFromPaise(totals.subtotalPaise),
    shipping: rupeesFromPaise(totals.shippingPaise),
    total: rupeesFromPaise(totals.totalPaise),
    items: lines.map((line) => ({ product_id: line.product.id, quantity: line.qty, price: line.product.sale_price })),
    cart_token: cartToken,
    coupon_code: coupon?.code ?? null,
    payment_method: paymentMethod,
  };
}

const SEED_BYTES = 16;

/**
 * The idempotency key of the order, derived from its content and from a stored seed, so that a double click, a reload
 * and a second tab use the same key. A new attempt uses a new seed. `crypto.subtle` and `crypto.randomUUID` are avoided
 * because they are missing over plain http.
 */
export function idempotencyKey(order: PendingOrder): string {
  let seed = readStored("pendingOrder");
  if (seed === null) {
    seed = bytesToHex(secureBytes(SEED_BYTES));
    writeStored("pendingOrder", seed);
  }
  return bytesToHex(sha256(utf8ToBytes(seed + JSON.stringify(order))));
}

/** Ends the attempt: the next order gets a new key. */
export const endAttempt = () => writeStored("pendingOrder", null);
