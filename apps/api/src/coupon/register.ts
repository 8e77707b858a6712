import type { Attempts } from "../limits/index.ts";
import type { Core } from "../module.ts";
import { couponRoutes } from "./coupon.routes.ts";
import { type Coupons, createCoupons } from "./coupon.service.ts";

interface CouponNeeds extends Core {
  attempts: Attempts;
}

/** Coupons. Gives them to checkout and orders, which count their uses. */
export async function registerCoupon({ app, db, clock, attempts }: CouponNeeds): Promise<Coupons> {
  const coupons = createCoupons({ db, clock, attempts });
  await app.register(couponRoutes, { coupons });
  return coupons;
}
