/** Times that pages and mails promise and the server keeps to, so that no two texts say different ones. */

/** Business days until an order leaves the workshop in busy weeks. */
export const DISPATCH_TEXT = "12-15 business days";

/** Until money that goes back is on its account. The bank keeps to it, and not the server. */
export const REFUND_TEXT = "5 to 7 working days";

/** How long the link to set a new password works. */
export const RESET_LINK_MINUTES = 60;

/** How long a session counts as confirmed after its owner has shown once more who they are. */
export const CONFIRMED_MINUTES = 10;

/** How long a change of the email can be taken back. */
export const REVERT_EMAIL_HOURS = 72;

/** How long the link that confirms a subscription works. */
export const LETTER_LINK_DAYS = 7;

/** How long a login is remembered at most. */
export const LOGIN_DAYS = 30;

/** How long a cart is kept after its last change. */
export const CART_DAYS = 30;

/** How long the same request for an order, repeated, gives the same answer. */
export const ORDER_KEY_HOURS = 24;

/** Until a complaint is acknowledged, and until a request about one's data is answered. */
export const COMPLAINT_HOURS = 48;
export const PRIVACY_ANSWER_DAYS = 30;

/**
 * Version of the privacy policy that people agree to or are told of when they give the shop their data: the day of its last change. It
 * says that accounts and letters are for people of 18 years and over, so whoever has it noted was told that.
 */
export const PRIVACY_POLICY_VERSION = "2026-11-23";
