import type { FastifyInstance } from "fastify";
import type { Sessions } from "./auth/sessions.service.ts";
import type { Carts } from "./cart/cart.service.ts";
import { checkoutRoutes } from "./checkout/checkout.routes.ts";
import { createCheckout } from "./checkout/checkout.service.ts";
import { createOrderKeys } from "./checkout/order-keys.ts";
import { createPlaceOrder } from "./checkout/place-order.ts";
import type { Clock } from "./clock.ts";
import type { Coupons } from "./coupon/coupon.service.ts";
import type { Db } from "./database/schema.ts";
import type { Jobs } from "./jobs/jobs.service.ts";
import type { Attempts } from "./limits/attempts.service.ts";
import type { Mails } from "./mail/mails.service.ts";
import { createOrderLifecycle } from "./orders/lifecycle.ts";
import { notificationRoutes } from "./orders/notifications.routes.ts";
import { createNotifications } from "./orders/notifications.service.ts";
import { createOrderBook } from "./orders/order-book.ts";
import { orderRoutes } from "./orders/orders.routes.ts";
import { createOrders } from "./orders/orders.service.ts";
import { createApplyPayment } from "./payments/apply-payment.ts";
import { withDeadline } from "./payments/deadline.ts";
import { paymentRoutes } from "./payments/payments.routes.ts";
import { createPayments } from "./payments/payments.service.ts";
import { scheduleReconciliation } from "./payments/reconciliation.ts";
import { createRefunds } from "./payments/refunds.ts";
import type { SandboxBank } from "./payments/sandbox/bank.ts";
import type { BankFaults } from "./payments/sandbox/bank-faults.ts";
import type { DeliverWebhook } from "./payments/sandbox/bank-webhooks.ts";
import { devBankRoutes } from "./payments/sandbox/dev-bank.routes.ts";
import { createSandbox } from "./payments/sandbox/sandbox.ts";
import { createSignatures } from "./payments/signatures.ts";
import { webhookRoutes } from "./payments/webhook.routes.ts";
import { createWebhooks } from "./payments/webhooks.service.ts";
import type { Settings } from "./settings/settings.ts";

interface OrderingDependencies {
  settings: Settings;
  db: Db;
  clock: Clock;
  jobs: Jobs;
  attempts: Attempts;
  mails: Mails;
  carts: Carts;
  coupons: Coupons;
  sessions: Sessions;
  bankFaults?: BankFaults;
}

/** Puts checkout, orders, payments and the bank together, from a full cart to a paid order. */
export async function addOrdering(
  app: FastifyInstance,
  dependencies: OrderingDependencies,
): Promise<{ bank: SandboxBank }> {
  const { settings, db, clock, jobs, attempts, mails, carts, coupons, sessions, bankFaults } = dependencies;
  const { label, shopAddress } = settings.mail;
  const mailContext = () => ({ label, shopAddress, origin: originOf(app, settings) });

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

  const orders = createOrders({ db });
  const book = createOrderBook({ db, clock });
  const lifecycle = createOrderLifecycle({ clock, carts, coupons, mails, mailContext });
  const refunds = createRefunds({ db, clock, jobs, book, provider });
  const applyPayment = createApplyPayment({ clock, book, lifecycle, mails, refunds, mailContext });
  const payments = createPayments({ db, book, provider, applyPayment });
  const webhooks = createWebhooks({ db, clock, jobs, book, provider, applyPayment, refunds });
  scheduleReconciliation({ db, clock, jobs, book, lifecycle, payments, refunds, log: app.log });

  const confirmPayment = payments.confirm;
  const notifications = createNotifications({ db, orders, mails, confirmPayment, mailContext });
  const keys = createOrderKeys({ db, clock, jobs });
  const placeOrder = createPlaceOrder({ clock, carts, coupons, book, lifecycle });
  const checkout = createCheckout({ db, attempts, coupons, book, orders, keys, payments, provider, placeOrder });

  await app.register(checkoutRoutes, { checkout, sessions });
  await app.register(orderRoutes, { orders, sessions });
  await app.register(notificationRoutes, { notifications, sessions });
  await app.register(paymentRoutes, { payments, orders, sessions });
  await app.register(webhookRoutes, { webhooks });
  if (settings.mode === "demo") await app.register(devBankRoutes, { bank: sandbox.bank, signatures });
  return { bank: sandbox.bank };
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

/** Where links in mails lead: the configured address, or the one that the shop listens on. Never one that a request named. */
function originOf(app: FastifyInstance, { publicUrl, host, port }: Settings): string {
  if (publicUrl !== null) return publicUrl;
  return app.addresses().length > 0 ? app.listeningOrigin : `http://${host}:${port}`;
}
