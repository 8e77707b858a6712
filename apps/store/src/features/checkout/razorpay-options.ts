import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { brand } from "../../brand.ts";
import type { PaymentOutcome } from "./payment-provider.ts";
import type { RazorpayOptions } from "./razorpay-script.ts";

/** In-app browsers, most of which show no frames of other sites, by their user agents. */
const INSIDE_AN_APP = /FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|Pinterest|Snapchat|Twitter|\bLine\/|; wv\)/;

/** More than four fifths of Indian payments use UPI. */
const UPI_FIRST = {
  blocks: { upi: { name: "Pay by UPI", instruments: [{ method: "upi" }] } },
  sequence: ["block.upi"],
  preferences: { show_default_blocks: true },
};

export interface WindowSurroundings {
  userAgent: string;
  /** Origin of the shop. */
  origin: string;
  /** `#rrggbb`; null if unknown. */
  color: string | null;
}

/**
 * The options of Razorpay's window. `onOutcome` is called once. A declined payment does not end the window, which
 * offers another try; when it is closed, `wasDeclined` tells whether the last event was a decline.
 */
export function razorpayOptions(
  { order, payment }: { order: PlacedOrder["order"]; payment: NonNullable<PlacedOrder["payment"]> },
  { userAgent, origin, color }: WindowSurroundings,
  onOutcome: (outcome: PaymentOutcome) => void,
  wasDeclined: () => boolean,
): RazorpayOptions {
  let isOver = false;
  const end = (outcome: PaymentOutcome) => {
    if (isOver) return;
    isOver = true;
    onOutcome(outcome);
  };
  const common = {
    key: payment.key_id,
    amount: payment.amount,
    currency: payment.currency,
    name: brand.name,
    description: order.id,
    order_id: payment.provider_order_id,
    prefill: { name: order.customer_name, email: order.email, contact: order.phone },
    theme: color === null ? {} : { color },
    modal: { confirm_close: true, ondismiss: () => end({ kind: wasDeclined() ? "declined" : "dismissed" }) },
    config: { display: UPI_FIRST },
  };
  if (INSIDE_AN_APP.test(userAgent)) {
    return { ...common, callback_url: `${origin}/api/callbacks/razorpay?order=${order.id}`, redirect: true };
  }
  return {
    ...common,
    handler: ({ razorpay_payment_id, razorpay_order_id, razorpay_signature }) =>
      end({ kind: "paid", proof: { razorpay_payment_id, razorpay_order_id, razorpay_signature } }),
  };
}

/** Converts a browser's `rgb(…)` to the hex form that Razorpay reads; null for other formats. */
export function hexOf(color: string): string | null {
  const parts = /^rgb\((\d{1,3}), (\d{1,3}), (\d{1,3})\)$/.exec(color)?.slice(1);
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}` : null;
}
