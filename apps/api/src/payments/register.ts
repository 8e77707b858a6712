import type { FastifyInstance } from "fastify";
import type { Sessions } from "../auth/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Mails } from "../mail/index.ts";
import type { Core } from "../module.ts";
import type { MailContext, OrderLifecycle, Orders } from "../orders/index.ts";
import { createApplyPayment } from "./apply-payment.ts";
import { withDeadline } from "./deadline.ts";
import { notificationRoutes } from "./notifications.routes.ts";
import { createNotifications } from "./notifications.service.ts";
import { paymentRoutes } from "./payments.routes.ts";
import { createPayments, type Payments } from "./payments.service.ts";
import type { PaymentProvider } from "./provider.ts";
import { scheduleReconciliation } from "./reconciliation.ts";
import { createRefunds } from "./refunds.ts";
import type { SandboxBank } from "./sandbox/bank.ts";
import type { BankFaults } from "./sandbox/bank-faults.ts";
import type { DeliverWebhook } from "./sandbox/bank-webhooks.ts";
import { devBankRoutes } from "./sandbox/dev-bank.routes.ts";
import { createSandbox } from "./sandbox/sandbox.ts";
import { createSignatures } from "./signatures.ts";
import { webhookRoutes } from "./webhook.routes.ts";
import { createWebhooks } from "./webhooks.service.ts";

interface PaymentNeeds extends Core {
  jobs: Jobs;
  mails: Mails;
  sessions: Sessions;
  orders: Orders;
  lifecycle: OrderLifecycle;
  mailContext(): MailContext;
  bankFaults: BankFaults | undefined;
}

interface Paying {
  payments: Payments;
  provider: PaymentProvider;
  bank: SandboxBank;
}

/** The money of orders, and the sandbox bank. Gives checkout what opens a payment. */
export async function registerPayments(needs: PaymentNeeds): Promise<Paying> {
  const { app, settings, db, clock, jobs, mails, sessions, orders, lifecycle, mailContext, bankFaults } = needs;
  const signatures = createSignatures(settings.payments);
  const sandbox = createSandbox({
    db,
    clock,
    jobs,
    signatures,
    keyId: settings.payments.keyId,
    deliver: throughTheRoute(app),
    ...(bankFaults ? { faults: bankFaults } : {}),
  });
  const provider = withDeadline(sandbox.provider);
  const refunds = createRefunds({ db, clock, jobs, provider });
  const applyPayment = createApplyPayment({ clock, lifecycle, mails, refunds, mailContext });
  const payments = createPayments({ db, provider, applyPayment });
  const webhooks = createWebhooks({ db, clock, jobs, provider, applyPayment, refunds });
  const notifications = createNotifications({ db, orders, payments, mails, mailContext });
  scheduleReconciliation({ db, clock, jobs, lifecycle, payments, refunds, log: app.log });

  await app.register(paymentRoutes, { payments, orders, sessions });
  await app.register(webhookRoutes, { webhooks });
  await app.register(notificationRoutes, { notifications, sessions });
  if (settings.mode === "demo") await app.register(devBankRoutes, { bank: sandbox.bank, signatures });
  return { payments, provider, bank: sandbox.bank };
}

/**
 * The bank lives in the same process, so its webhook comes in without a socket. It passes everything that a real one passes:
 * raw body, signature, hooks and limits.
 */
function throughTheRoute(app: FastifyInstance): DeliverWebhook {
  return async ({ body, headers }) => {
    const { statusCode } = await app.inject({ method: "POST", url: "/api/webhooks/razorpay", payload: body, headers });
    return statusCode;
  };
}
