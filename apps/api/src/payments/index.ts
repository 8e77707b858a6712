export type { OrderRefunds } from "./order-refunds.ts";
export type { PaymentReviews } from "./payment-reviews.ts";
export type { Payments } from "./payments.service.ts";
export type { PaymentProvider } from "./provider.ts";
export { createRazorpayClient } from "./razorpay/razorpay-client.ts";
export type { SandboxBank } from "./sandbox/bank.ts";
export type { BankFaults } from "./sandbox/bank-faults.ts";
