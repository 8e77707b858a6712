import type { Attempts } from "../limits/index.ts";
import type { Core } from "../module.ts";
import { couponRoutes } from "./coupon.routes.ts";
import { type CouponDesk, createCouponDesk } from "./coupon-desk.ts";
import { type Coupons, createCoupons } from "./coupon.service.ts";

interface CouponNeeds extends Core {
  attempts: Attempts;
}

/** Coupons. Gives them to checkout and orders, which count their uses, and what staff do with them. */
export async function registerCoupon({ app, db, clock, attempts }: CouponNeeds): Promise<{
  coupons: Coupons;
  couponDesk: CouponDesk;
}> {
  const coupons = createCoupons({ db, clock, attempts });
  await app.register(couponRoutes, { coupons });
  return { coupons, couponDesk: createCouponDesk({ db, clock }) };
}
