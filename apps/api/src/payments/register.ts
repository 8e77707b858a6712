import type { FastifyInstance } from "fastify";
import type { OrderReads } from "../audit/index.ts";
import type { Sessions } from "../auth/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Mails } from "../mail/index.ts";
import type { Core } from "../module.ts";
import type { LineRefunds, MailContext, OrderLifecycle, Orders } from "../orders/index.ts";
import type { PaymentSettings } from "../settings/settings.ts";
import { createApplyPayment } from "./apply-payment.ts";
import { callbackRoutes } from "./callback.routes.ts";
import { withDeadline } from "./deadline.ts";
import { notificationRoutes } from "./notifications.routes.ts";
import { createNotifications } from "./notifications.service.ts";
import { createOrderRefunds, type OrderRefunds } from "./order-refunds.ts";
import { createPaymentReviews, type PaymentReviews } from "./payment-reviews.ts";
import { paymentRoutes } from "./payments.routes.ts";
import { createPayments, type Payments } from "./payments.service.ts";
import type { PaymentProvider } from "./provider.ts";
import { createRazorpayClient } from "./razorpay/razorpay-client.ts";
import { createRazorpayProvider } from "./razorpay/razorpay-provider.ts";
import { scheduleReconciliation } from "./reconciliation.ts";
import { createRefunds } from "./refunds.ts";
import type { SandboxBank } from "./sandbox/bank.ts";
import type { BankFaults } from "./sandbox/bank-faults.ts";
import type { DeliverWebhook } from "./sandbox/bank-webhooks.ts";
import { devBankRoutes } from "./sandbox/dev-bank.routes.ts";
import { createSandbox } from "./sandbox/sandbox.ts";
import { createSignatures, type Signatures } from "./signatures.ts";
import { webhookRoutes } from "./webhook.routes.ts";
import { createWebhooks } from "./webhooks.service.ts";

interface PaymentNeeds extends Core {
  jobs: Jobs;
  mails: Mails;
  sessions: Sessions;
  orders: Orders;
  reads: OrderReads;
  lifecycle: OrderLifecycle;
  lineRefunds: LineRefunds;
  mailContext(): MailContext;
  bankFaults: BankFaults | undefined;
}

interface Paying {
  payments: Payments;
  orderRefunds: OrderRefunds;
  /** Captured payments without a decision. */
  paymentReviews: PaymentReviews;
  provider: PaymentProvider;
  /** Null with a real provider. */
  bank: SandboxBank | null;
}

/** Wires up payments with Razorpay or the sandbox bank, and returns what checkout needs to open a payment. */
export async function registerPayments(needs: PaymentNeeds): Promise<Paying> {
  const { app, settings, db, clock, jobs, mails, sessions, orders, reads, lifecycle, lineRefunds, mailContext } = needs;
  const signatures = createSignatures(settings.payments);
  // With a real provider, no sandbox bank may exist that could sign with its secrets.
  const sandbox = settings.payments.provider === "sandbox" ? openSandbox(needs, signatures) : null;
  const provider = withDeadline(sandbox?.provider ?? openRazorpay(settings.payments, signatures));
  const refunds = createRefunds({ db, clock, jobs, provider });
  const orderRefunds = createOrderRefunds({ db, clock, lifecycle, lineRefunds, refunds, mails, mailContext });
  const applyPayment = createApplyPayment({ db, clock, lifecycle, mails, refunds, mailContext, log: app.log });
  const paymentReviews = createPaymentReviews({ db, clock, jobs, applyPayment, log: app.log });
  const payments = createPayments({ db, provider, applyPayment, log: app.log });
  const webhooks = createWebhooks({ db, clock, jobs, provider, applyPayment, orderRefunds });
  const notifications = createNotifications({ db, clock, orders, payments, mails, mailContext });
  scheduleReconciliation({ db, clock, jobs, lifecycle, payments, refunds, log: app.log });

  await app.register(paymentRoutes, { payments, orders, sessions, reads });
  await app.register(webhookRoutes, { webhooks });
  await app.register(callbackRoutes, { payments });
  await app.register(notificationRoutes, { notifications, sessions });
  if (sandbox && settings.mode === "demo") await app.register(devBankRoutes, { bank: sandbox.bank, signatures });
  return { payments, orderRefunds, paymentReviews, provider, bank: sandbox?.bank ?? null };
}

function openSandbox({ app, settings, db, clock, jobs, bankFaults }: PaymentNeeds, signatures: Signatures) {
  return createSandbox({
    db,
    clock,
    jobs,
    signatures,
    keyId: settings.payments.keyId,
    deliver: throughTheRoute(app),
    ...(bankFaults ? { faults: bankFaults } : {}),
  });
}

function openRazorpay(account: PaymentSettings, signatures: Signatures): PaymentProvider {
  const { baseUrl, keyId, keySecrets } = account;
  const client = createRazorpayClient({ baseUrl, keyId, keySecret: keySecrets[0] });
  return createRazorpayProvider({ client, signatures, keyId });
}

/**
 * The sandbox bank runs in the same process, so its webhook is injected without a socket. It passes through the same
 * raw body, signature check, hooks and limits as a real one.
 */
function throughTheRoute(app: FastifyInstance): DeliverWebhook {
  return async ({ body, headers }) => {
    const { statusCode } = await app.inject({ method: "POST", url: "/api/webhooks/razorpay", payload: body, headers });
    return statusCode;
  };
}
