import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { expect, test, vi } from "vitest";
import { hexOf, razorpayOptions } from "./razorpay-options.ts";

const order = {
  id: "ORD7K2M9QX4BD",
  customer_name: "Asha Verma",
  email: "asha@example.com",
  phone: "+919876543210",
} as PlacedOrder["order"];
const payment = {
  provider: "razorpay",
  key_id: "rzp_test_1",
  provider_order_id: "order_1",
  amount: 420_000,
  currency: "INR",
} as const;
const proof = { razorpay_payment_id: "pay_1", razorpay_order_id: "order_1", razorpay_signature: "s" };
const CHROME = "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36";

function opened({ userAgent = CHROME, isDeclined = false } = {}) {
  const onOutcome = vi.fn();
  const context = { userAgent, origin: "https://shop.example", color: "#2a3766" };
  return { onOutcome, ...razorpayOptions({ order, payment }, context, onOutcome, () => isDeclined) };
}

// spec: Razorpay order on the server
// spec: UPI first
test("the window gets the provider's order, the amount in paise, the payer and the label's colour, and offers UPI first", () => {
  expect(opened()).toMatchObject({
    key: "rzp_test_1",
    order_id: "order_1",
    amount: 420_000,
    currency: "INR",
    name: "Nimar",
    description: "ORD7K2M9QX4BD",
    prefill: { name: "Asha Verma", email: "asha@example.com", contact: "+919876543210" },
    theme: { color: "#2a3766" },
    config: { display: { sequence: ["block.upi"], preferences: { show_default_blocks: true } } },
  });
  expect(opened()).not.toHaveProperty("callback_url");
});

test("the window's result is passed on once, reduced to the payment proof", () => {
  const { handler, modal, onOutcome } = opened();
  handler?.({ ...proof, extra: "of another version" } as never);
  modal.ondismiss();
  expect(onOutcome.mock.calls).toEqual([[{ kind: "paid", proof }]]);
});

test.each([
  [false, "dismissed"],
  [true, "declined"],
])("closed after a declined payment (%s) the outcome is %s", (isDeclined, kind) => {
  const { modal, onOutcome } = opened({ isDeclined });
  modal.ondismiss();
  expect(onOutcome.mock.calls).toEqual([[{ kind }]]);
});

test.each([
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605.1.15 Mobile/15E148 Instagram 400.0.0.30.90",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]",
  "Mozilla/5.0 (Linux; Android 16; Pixel 10; wv) AppleWebKit/537.36 Version/4.0 Chrome/150.0.0.0 Mobile Safari/537.36",
])("inside another app the shopper is redirected to Razorpay's own page and back: %s", (userAgent) => {
  const options = opened({ userAgent });
  expect(options).toMatchObject({
    callback_url: "https://shop.example/api/callbacks/razorpay?order=ORD7K2M9QX4BD",
    redirect: true,
  });
  expect(options).not.toHaveProperty("handler");
});

test.each([
  ["rgb(42, 55, 102)", "#2a3766"],
  ["rgba(0, 0, 0, 0)", null],
  ["oklch(0.3 0.1 270)", null],
])("%s is %s", (color, hex) => expect(hexOf(color)).toBe(hex));
