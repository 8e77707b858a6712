import type { Sessions } from "../auth/index.ts";
import type { Blocks } from "../blocks/index.ts";
import type { Carts } from "../cart/index.ts";
import type { Coupons } from "../coupon/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Attempts } from "../limits/index.ts";
import type { Core } from "../module.ts";
import type { OrderLifecycle, Orders } from "../orders/index.ts";
import type { PaymentProvider, Payments } from "../payments/index.ts";
import type { ShopSettingsService } from "../shop-settings/index.ts";
import { checkoutRoutes } from "./checkout.routes.ts";
import { createCheckout } from "./checkout.service.ts";
import { createOrderKeys } from "./order-keys.ts";
import { createPlaceOrder } from "./place-order.ts";

interface CheckoutNeeds extends Core {
  jobs: Jobs;
  attempts: Attempts;
  carts: Carts;
  coupons: Coupons;
  blocks: Blocks;
  sessions: Sessions;
  orders: Orders;
  lifecycle: OrderLifecycle;
  payments: Payments;
  provider: PaymentProvider;
  shopSettings: ShopSettingsService;
}

/** Wires up checkout: from a full cart to an order that waits for payment. No other module depends on it. */
export async function registerCheckout(needs: CheckoutNeeds): Promise<void> {
  const {
    app,
    db,
    clock,
    jobs,
    attempts,
    carts,
    coupons,
    blocks,
    sessions,
    orders,
    lifecycle,
    payments,
    provider,
    shopSettings,
  } = needs;
  const { cashOnDelivery, mostInCash } = needs.settings;
  const keys = createOrderKeys({ db, clock, jobs });
  const placeOrder = createPlaceOrder({ clock, carts, coupons, orders, lifecycle, shopSettings, mostInCash });
  const checkout = createCheckout({
    db,
    clock,
    attempts,
    coupons,
    blocks,
    orders,
    keys,
    payments,
    provider,
    placeOrder,
    cashOnDelivery,
    mostInCash,
  });
  await app.register(checkoutRoutes, { checkout, sessions });
}
