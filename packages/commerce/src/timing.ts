// Durations in milliseconds. Durations that only concern one component are defined there.

/** How long a button shows success. */
export const SUCCESS_FLAG_MS = 2000;
/** How long the product page shows an error. */
export const ERROR_CLEAR_MS = 3000;
/** How long the answer whether a product is on the wishlist is cached. */
export const WISHLIST_CHECK_MS = 5000;
/** Debounce of requests for postal codes. */
export const POSTAL_DEBOUNCE_MS = 300;
/** Debounce of searches. */
export const SEARCH_DEBOUNCE_MS = 300;
