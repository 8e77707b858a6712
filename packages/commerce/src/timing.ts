// How long things last, in milliseconds. What a piece by itself does in time is said by the piece.

/** How long a button says that it has worked. */
export const SUCCESS_FLAG_MS = 2000;
/** How long the product page shows an error. */
export const ERROR_CLEAR_MS = 3000;
/** How long the answer holds whether one product is on the wishlist. */
export const WISHLIST_CHECK_MS = 5000;
/** Pause in typing after which postal codes are asked for. */
export const POSTAL_DEBOUNCE_MS = 300;
/** Pause in typing after which a search is made. */
export const SEARCH_DEBOUNCE_MS = 300;
