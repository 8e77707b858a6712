/** How long things last, in milliseconds. */
export const CAROUSEL_AUTOPLAY_MS = 3000;
export const TOAST_MS = 3000;
/** How long a button says that it has worked. */
export const SUCCESS_FLAG_MS = 2000;
/** How long the product page shows an error. */
export const ERROR_CLEAR_MS = 3000;
/** Pause in typing after which postal codes are asked for. */
export const POSTAL_DEBOUNCE_MS = 300;
/** The header's loading overlay goes after this, whatever happens. */
export const LOADER_LIMIT_MS = 10_000;
