/**
 * API tests that `npm run test:full` runs only on the PostgreSQL server if there is one, by the ends of their paths:
 * concurrency, which the single session of the embedded engine does not have, and rules tested at thousands of instants,
 * which take a server half the time. The nightly run covers them on the embedded engine as well.
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
