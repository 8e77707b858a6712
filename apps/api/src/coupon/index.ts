export type { CouponDesk, ListedCoupon } from "./coupon-desk.ts";
export type { Coupons } from "./coupon.service.ts";
export { WrongCoupon } from "./wrong-coupon.ts";
