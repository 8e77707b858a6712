import { Refusal } from "../http/refusal.ts";

const MESSAGE = "Invalid coupon code";

/** A code that cannot be used. Unknown, over, not begun and used up are one answer: a guess must not learn which codes exist. */
export class WrongCoupon extends Refusal {
  /** 404 where the coupon itself was asked for, 422 where it is a field of something else. */
  constructor(status: 404 | 422) {
    super(status, MESSAGE, status === 422 ? { errors: { coupon_code: [MESSAGE] } } : {});
  }
}
