import { useRef, useState } from "react";
import type { User } from "@selvedge/commerce/wire/account";
import type { CartLine, Coupon } from "@selvedge/commerce/wire/cart";
import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { api } from "../../lib/browser-api.ts";
import { customerApi } from "../../lib/customer-api.ts";
import { forgetDraft } from "../../lib/draft.ts";
import { ApiError, messageOf } from "../../lib/http.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { endAttempt, idempotencyKey, pendingOrder } from "./pending-order.ts";
import type { PaymentOutcome } from "./payment-provider.ts";
import { settlePayment } from "./settle-payment.ts";
import { FIELD_OF_SERVER } from "./shipping-form.ts";
import type { ShippingErrors, useShippingForm } from "./use-shipping-form.ts";

const NO_METHOD = "Please choose how to pay.";
const START_FAILED = "Something went wrong. Please try again.";

export interface CheckoutParts {
  user: User;
  shipping: ReturnType<typeof useShippingForm>;
  lines: readonly CartLine[];
  coupon: Coupon | null;
  paymentMethod: string | null;
  /** Called when the server calculated other amounts, so that displayed data must be read again. */
  onStale: () => void;
  /** Leaves the page by a full load. */
  go: (path: string) => void;
}

/**
 * The steps from the pay button to the page after it. Each step can be repeated without ordering or paying twice, and
 * entered values are kept, so the page may be left at any time. `done` is the path to continue to once the order is
 * placed; the page navigates there itself and also shows a link.
 */
export function useCheckout({ user, shipping, lines, coupon, paymentMethod, onStale, go }: CheckoutParts) {
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const running = useRef(false);

  const release = () => {
    setBusy(false);
    running.current = false;
  };

  /** Finishes when the order needs nothing more from the shopper. */
  const complete = (orderId: string) => {
    const path = `/payment-success?order=${orderId}`;
    forgetDraft();
    setDone(path);
    return path;
  };

  const place = async () => {
    const cartToken = readStored("cartToken");
    if (cartToken === null || paymentMethod === null) throw new Error(START_FAILED);
    const order = pendingOrder({ form: shipping.form, lines, cartToken, coupon, paymentMethod });
    const answer = await customerApi(api).checkout.place(user.id, order, idempotencyKey(order));
    writeStored("currentOrderId", answer.order.id);
    if (answer.payment) return setPlaced(answer);
    endAttempt();
    go(complete(answer.order.id));
  };

  const refuse = (error: unknown) => {
    setMessage(messageOf(error, START_FAILED));
    if (!(error instanceof ApiError)) return;
    const isOfForm = Object.keys(error.fields).length > 0;
    if (error.status === 409 || (error.status === 422 && !isOfForm)) {
      endAttempt();
      onStale();
    }
    const found: ShippingErrors = {};
    for (const [name, [text]] of Object.entries(error.fields)) {
      const field = FIELD_OF_SERVER[name];
      if (field && text) found[field] = text;
    }
    if (Object.keys(found).length > 0) shipping.reject(found);
  };

  const pay = async () => {
    if (running.current) return;
    setMessage(null);
    if (!shipping.check()) return;
    if (paymentMethod === null) return setMessage(NO_METHOD);
    running.current = true;
    setBusy(true);
    try {
      await place();
    } catch (error) {
      refuse(error);
      release();
    }
  };

  /**
   * Call when the provider's window could not be opened, with the reason. The attempt stays open: the next press pays
   * the order already placed.
   */
  const allowRetry = (why: string | null = null) => {
    setPlaced(null);
    setMessage(why);
    release();
  };

  /** Handles the outcome of the provider's window. */
  const finish = async (outcome: PaymentOutcome) => {
    if (!placed) return;
    const { id } = placed.order;
    setPlaced(null);
    if (outcome.kind === "paid") {
      const path = complete(id);
      await settlePayment(id, outcome.proof);
      return go(path);
    }
    // It may have been paid in another tab, or in a UPI app that the window has contacted.
    const isPaid = await customerApi(api)
      .orders.one(id)
      .then(({ data }) => data.payment_status === "paid")
      .catch(() => false);
    if (isPaid) return go(complete(id));
    // Makes the form usable again for a shopper who comes back to it.
    release();
    const query = new URLSearchParams({ order: id, ...(coupon ? { coupon: coupon.code } : {}) });
    if (outcome.kind === "declined") {
      endAttempt();
      query.set("reason", "declined");
    }
    go(`/payment-cancelled?${query}`);
  };

  return { pay, allowRetry, finish, placed, busy, done, message };
}
