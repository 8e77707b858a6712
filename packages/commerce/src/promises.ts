/** Periods that pages and mails promise and the server keeps, defined once so that texts agree. */

/** Until refunded money is in the shopper's account. Depends on the bank, not on the server. */
export const REFUND_TEXT = "5 to 7 working days";

/** How long a link to set a new password is valid. */
export const RESET_LINK_MINUTES = 60;

/** How long a session counts as confirmed after the user has confirmed their identity. */
export const CONFIRMED_MINUTES = 10;

/** How long a change of email can be reverted. */
export const REVERT_EMAIL_HOURS = 72;

/** How long the link that confirms a newsletter subscription is valid. */
export const LETTER_LINK_DAYS = 7;

/** How long a sign-in lasts at most. */
export const LOGIN_DAYS = 30;

/** How long a cart is kept after its last change. */
export const CART_DAYS = 30;

/** How long an idempotency key of an order is valid. */
export const ORDER_KEY_HOURS = 24;

/** Until a complaint is acknowledged, and until a privacy request is answered. */
export const COMPLAINT_HOURS = 48;
export const PRIVACY_ANSWER_DAYS = 30;

/**
 * Version of the privacy policy that users accept or are informed of when they give the shop their data: the date of
 * its last change. It says that accounts and newsletters are for people aged 18 and over, so every recorded version
 * implies that they were told.
 */
export const PRIVACY_POLICY_VERSION = "2026-11-23";
