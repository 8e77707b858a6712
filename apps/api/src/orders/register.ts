import type { Sessions } from "../auth/index.ts";
import type { Carts } from "../cart/index.ts";
import type { Coupons } from "../coupon/index.ts";
import type { Mails } from "../mail/index.ts";
import type { Core } from "../module.ts";
import { createOrderLifecycle, type OrderLifecycle } from "./lifecycle.ts";
import type { MailContext } from "./order-mails.ts";
import { orderRoutes } from "./orders.routes.ts";
import { createOrders, type Orders } from "./orders.service.ts";

interface OrderNeeds extends Core {
  carts: Carts;
  coupons: Coupons;
  mails: Mails;
  sessions: Sessions;
}

interface Ordering {
  orders: Orders;
  lifecycle: OrderLifecycle;
  /** What mails about orders say of the shop. */
  mailContext(): MailContext;
}

/** Orders as their shoppers see them. Gives checkout and payments what changes them. */
export async function registerOrders(needs: OrderNeeds): Promise<Ordering> {
  const { app, settings, db, clock, origin, carts, coupons, mails, sessions } = needs;
  const { label, shopAddress } = settings.mail;
  const mailContext = () => ({ label, shopAddress, origin: origin() });
  const orders = createOrders({ db });
  await app.register(orderRoutes, { orders, sessions });
  return { orders, lifecycle: createOrderLifecycle({ clock, carts, coupons, mails, mailContext }), mailContext };
}
