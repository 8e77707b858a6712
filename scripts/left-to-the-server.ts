/**
 * Tests of the API that `npm run test:full` leaves to the PostgreSQL server where there is one, by the ends of their paths: what callers do
 * at once, which on the embedded engine never meet, and rules that are tried over thousands of moments, which a server does in
 * half the time. Each night tries them on the embedded engine as well.
 */
export const LEFT_TO_THE_SERVER: readonly string[] = [
  "races.test.ts",
  "catalogue/listing-exactness.test.ts",
  "catalogue/listing-index.test.ts",
  "catalogue/surrogate-keys.test.ts",
  "payments/faults.test.ts",
  "payments/late-money.test.ts",
  "payments/reconciliation.test.ts",
  "razorpay/razorpay-faults.test.ts",
];
