import { expect, test } from "vitest";
import type { MailContext, OrderRow } from "../orders/index.ts";
import { refundNotices, reviewNotice } from "./payment-mails.ts";
import type { ProviderPayment } from "./provider.ts";

const CONTEXT = { label: "Reva", shopAddress: "orders@reva.example" } as MailContext;
const ORDER = {
  id: "ORD123456",
  email: "asha@example.com",
  total_paise: 450_000,
  status: "expired",
  placed_at: null,
} as unknown as OrderRow;
const PAYMENT: ProviderPayment = {
  id: "pay_1",
  providerOrderId: "order_1",
  amountPaise: 449_900,
  currency: "INR",
  status: "captured",
};

test("shopper and shop are told the refund's amount, cause and date", () => {
  const [toShopper, toShop, ...others] = refundNotices(ORDER, PAYMENT, CONTEXT, "gone");
  expect(others).toEqual([]);
  expect(toShopper).toMatchObject({ kind: "refund", to: "asha@example.com", dedupeKey: "refund:pay_1" });
  expect(toShopper?.subject).toBe("Your payment of ₹4,499.00 is on its way back");
  expect(toShopper?.text).toMatchInlineSnapshot(`
    "reva

    We are giving this payment back.

    Your payment for order ORD123456 came after its time, when the pieces were no longer free. So it goes back to you.

    Order: ORD123456
    Payment reference: pay_1
    Amount: ₹4,499.00

    It reaches your account within 5 to 7 working days. You need to do nothing.

    --
    You get this because you paid at Reva. Questions? Write to orders@reva.example.
    "
  `);
  expect(toShop).toMatchObject({ kind: "refund-notice", to: "orders@reva.example", dedupeKey: "refund-notice:pay_1" });
  expect(toShop?.subject).toBe("Refund of ₹4,499.00 for ORD123456");
  expect(toShop?.text).toMatchInlineSnapshot(`
    "reva

    A payment goes back

    The payment could not be used for its order. The refund has been asked for.

    Order: ORD123456
    Payment reference: pay_1
    Amount: ₹4,499.00

    --
    The shop Reva wrote this to itself.
    "
  `);
});

test.each([
  ["paid", "Your order ORD123456 was paid already, so this second payment goes back to you."],
  ["replaced", "Order ORD123456 was replaced by another one before this payment came, so it goes back to you."],
  [
    "gone",
    "Your payment for order ORD123456 came after its time, when the pieces were no longer free. So it goes back to you.",
  ],
  ["review", "Your payment for order ORD123456 was not what the order asked for, so it goes back to you."],
] as const)("the shopper's mail explains the cause: %s", (cause, why) => {
  const [toShopper] = refundNotices(ORDER, PAYMENT, CONTEXT, cause);
  expect(toShopper?.text.replaceAll(/\s+/g, " ")).toContain(why);
});

test("the shop's mail about a payment in review names the mismatch, in the currency that was paid", () => {
  const notice = reviewNotice(ORDER, { ...PAYMENT, currency: "USD" }, "It is in USD.", CONTEXT);
  expect(notice).toMatchObject({
    kind: "payment-review",
    to: "orders@reva.example",
    dedupeKey: "payment-review:pay_1",
    subject: "Please look at a payment for ORD123456",
  });
  expect(notice.text).toMatchInlineSnapshot(`
    "reva

    This payment is not what the order asks for

    It is in USD. The order is not placed. Decide whether to give the payment back: in the provider’s dashboard, or with “npm run shop -- payments refund pay_1”.

    Order: ORD123456
    Order total: ₹4,500.00
    Payment reference: pay_1
    Paid: 449900 (hundredths of USD)

    --
    The shop Reva wrote this to itself.
    "
  `);
});
