import { ACCESS_ACTIONS } from "./access-actions.ts";
import type { Action } from "./action.ts";
import { ORDER_ACTIONS } from "./order-actions.ts";
import { PAYMENT_ACTIONS } from "./payment-actions.ts";
import { PICTURE_ACTIONS } from "./picture-actions.ts";
import { REVIEW_ACTIONS } from "./review-actions.ts";

/** Everything that staff can do. */
export const ACTIONS: readonly Action[] = [
  ...ORDER_ACTIONS,
  ...PAYMENT_ACTIONS,
  ...PICTURE_ACTIONS,
  ...REVIEW_ACTIONS,
  ...ACCESS_ACTIONS,
];
