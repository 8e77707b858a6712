import { expect, test } from "vitest";
import { paymentHeaders } from "./payment-policy.ts";

const POLICY =
  "default-src 'self';script-src 'self' 'sha256-x=';img-src 'self' data:;form-action 'self';upgrade-insecure-requests";
const CHECKOUT = "src/routes/checkout.tsx";

test("the checkout allows what Razorpay's window needs, in addition to the default policy", () => {
  const { "content-security-policy": policy = "", ...others } = paymentHeaders(
    { provider: "razorpay", module: CHECKOUT },
    POLICY,
  );
  expect(policy.split(";")).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-x=' https://checkout.razorpay.com https://cdn.razorpay.com",
    "img-src 'self' data: https://cdn.razorpay.com",
    "form-action 'self' https://api.razorpay.com",
    "upgrade-insecure-requests",
    "frame-src 'self' https://api.razorpay.com https://checkout.razorpay.com",
    expect.stringMatching(/^connect-src 'self' https:\/\/api\.razorpay\.com .+lumberjack/),
  ]);
  expect(others).toEqual({ "cross-origin-opener-policy": "same-origin-allow-popups" });
});

test.each([
  { provider: "sandbox", module: CHECKOUT },
  { provider: "razorpay", module: "src/routes/cart.tsx" },
] as const)("no headers change for %j", (page) => {
  expect(paymentHeaders(page, POLICY)).toEqual({});
});
