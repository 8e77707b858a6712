import { ACCESS_ACTIONS } from "./access-actions.ts";
import type { Action } from "./action.ts";
import { BACKUP_ACTIONS } from "./backup-actions.ts";
import { BLOCK_ACTIONS } from "./block-actions.ts";
import { COLLECTION_ACTIONS } from "./collection-actions.ts";
import { COUPON_ACTIONS } from "./coupon-actions.ts";
import { ENQUIRY_ACTIONS } from "./enquiry-actions.ts";
import { JOB_ACTIONS } from "./job-actions.ts";
import { HEALTH_ACTIONS } from "./health-actions.ts";
import { JOURNAL_ACTIONS } from "./journal-actions.ts";
import { MAINTENANCE_ACTIONS } from "./maintenance-actions.ts";
import { EXCHANGE_ACTIONS } from "./exchange-actions.ts";
import { ORDER_ACTIONS } from "./order-actions.ts";
import { ORDER_READING_ACTIONS } from "./order-reading-actions.ts";
import { PAGE_ACTIONS } from "./page-actions.ts";
import { PAYMENT_ACTIONS } from "./payment-actions.ts";
import { PICTURE_ACTIONS } from "./picture-actions.ts";
import { PRODUCT_ACTIONS } from "./product-actions.ts";
import { PRODUCT_READING_ACTIONS } from "./product-reading-actions.ts";
import { REVIEW_ACTIONS } from "./review-actions.ts";
import { SALES_ACTIONS } from "./sales-actions.ts";
import { STAFF_ACTIONS } from "./staff-actions.ts";
import { SETTING_ACTIONS } from "./setting-actions.ts";
import { STOCK_ACTIONS } from "./stock-actions.ts";
import { SUBSCRIBER_ACTIONS } from "./subscriber-actions.ts";
import { VARIANT_ACTIONS } from "./variant-actions.ts";

/** Everything that staff can do. */
export const ACTIONS: readonly Action[] = [
  ...PRODUCT_ACTIONS,
  ...VARIANT_ACTIONS,
  ...PRODUCT_READING_ACTIONS,
  ...PICTURE_ACTIONS,
  ...STOCK_ACTIONS,
  ...ORDER_READING_ACTIONS,
  ...ORDER_ACTIONS,
  ...EXCHANGE_ACTIONS,
  ...PAYMENT_ACTIONS,
  ...REVIEW_ACTIONS,
  ...STAFF_ACTIONS,
  ...COUPON_ACTIONS,
  ...SUBSCRIBER_ACTIONS,
  ...ENQUIRY_ACTIONS,
  ...JOB_ACTIONS,
  ...SALES_ACTIONS,
  ...BLOCK_ACTIONS,
  ...JOURNAL_ACTIONS,
  ...MAINTENANCE_ACTIONS,
  ...SETTING_ACTIONS,
  ...COLLECTION_ACTIONS,
  ...PAGE_ACTIONS,
  ...ACCESS_ACTIONS,
  ...BACKUP_ACTIONS,
  ...HEALTH_ACTIONS,
];
