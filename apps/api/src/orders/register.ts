import type { OrderReads } from "../audit/index.ts";
import type { Sessions } from "../auth/index.ts";
import type { Carts } from "../cart/index.ts";
import type { Catalogue } from "../catalogue/index.ts";
import type { Coupons } from "../coupon/index.ts";
import type { Invoices } from "../invoices/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Attempts } from "../limits/index.ts";
import type { Mails } from "../mail/index.ts";
import type { Core } from "../module.ts";
import { createExchangeProgress, type ExchangeProgress } from "./exchange-progress.ts";
import { createExchanges } from "./exchanges.service.ts";
import { createOrderLifecycle, type OrderLifecycle } from "./lifecycle.ts";
import { createLineRefunds, type LineRefunds } from "./line-refunds.ts";
import type { MailContext } from "./order-mails.ts";
import { createOrderProgress, type OrderProgress } from "./order-progress.ts";
import { orderRoutes } from "./orders.routes.ts";
import { createOrders, type Orders } from "./orders.service.ts";
import { trackOrderRoutes } from "./track-order.routes.ts";

interface OrderNeeds extends Core {
  catalogue: Catalogue;
  carts: Carts;
  coupons: Coupons;
  mails: Mails;
  sessions: Sessions;
  attempts: Attempts;
  jobs: Jobs;
  invoices: Invoices;
  reads: OrderReads;
}

interface Ordering {
  orders: Orders;
  lifecycle: OrderLifecycle;
  lineRefunds: LineRefunds;
  /** The owner's commands. */
  progress: OrderProgress;
  exchangeProgress: ExchangeProgress;
  /** What order mails say about the shop. */
  mailContext(): MailContext;
}

/** Wires up the orders module, and returns what checkout and payments use to change orders. */
export async function registerOrders(needs: OrderNeeds): Promise<Ordering> {
  const {
    app,
    settings,
    db,
    clock,
    origin,
    catalogue,
    carts,
    coupons,
    mails,
    sessions,
    attempts,
    jobs,
    invoices,
    reads,
  } = needs;
  const { label, shopAddress, replyTime } = settings.mail;
  const mailContext = () => ({ label, shopAddress, replyTime, origin: origin() });
  const orders = createOrders({ db, invoices, catalogue, clock, attempts, jobs });
  const exchanges = createExchanges({ db, clock, orders, catalogue, mails, mailContext });
  await app.register(trackOrderRoutes, { orders, sessions, reads });
  await app.register(orderRoutes, { orders, exchanges, sessions, reads });
  const lifecycle = createOrderLifecycle({ clock, carts, coupons, invoices, mails, mailContext });
  return {
    orders,
    lifecycle,
    lineRefunds: createLineRefunds({ clock, carts, coupons, invoices, mails, mailContext }),
    progress: createOrderProgress({ db, clock, lifecycle, invoices, mails, mailContext }),
    exchangeProgress: createExchangeProgress({ db, clock, catalogue, carts, coupons, mails, mailContext }),
    mailContext,
  };
}
