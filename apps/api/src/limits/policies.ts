const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How often something may happen. */
export interface LimitPolicy {
  /** How many within the window. */
  max: number;
  windowMs: number;
  /** What the visitor reads on 429. */
  message: string;
  /** Its subjects are addresses, of which one visitor may have many (`clientAddress`). */
  byAddress?: true;
  /** Holds even where RATE_LIMITS=relaxed, because it is what stops guessing. */
  always?: true;
}

const tooMany = "Too many requests. Please try again later.";

/** Limits on requests, per address, counted in memory by each process. A route names one in `config.limit`. */
export const requestLimits = {
  reads: { max: 600, windowMs: MINUTE_MS, message: tooMany },
  writes: { max: 120, windowMs: MINUTE_MS, message: tooMany },
  /** After the signature has been found good, a provider may still not drown the shop. */
  webhooks: { max: 600, windowMs: MINUTE_MS, message: tooMany },
} satisfies Record<string, LimitPolicy>;

/**
 * Limits on what matters more, counted in the database: they hold over restarts and for all processes together.
 * The subject is said by the caller: an address, an account, a user.
 */
export const attemptLimits = {
  "login-account": {
    max: 10,
    windowMs: 15 * MINUTE_MS,
    message: "Too many attempts. Please try again later.",
    always: true,
  },
  "login-address": {
    max: 50,
    windowMs: 15 * MINUTE_MS,
    message: "Too many attempts. Please try again later.",
    byAddress: true,
    always: true,
  },
  "coupon-miss": {
    max: 20,
    windowMs: 10 * MINUTE_MS,
    message: "Too many attempts. Please try again later.",
    byAddress: true,
    always: true,
  },
  "forgot-address": { max: 20, windowMs: HOUR_MS, message: tooMany, byAddress: true },
  /** Beyond it nothing is mailed, and nobody is told. */
  "forgot-account": { max: 3, windowMs: HOUR_MS, message: tooMany },
  /** Each change writes to the address that was there before. */
  "email-change": { max: 5, windowMs: HOUR_MS, message: tooMany },
  "sign-in-start": { max: 30, windowMs: 15 * MINUTE_MS, message: tooMany, byAddress: true },
  register: { max: 10, windowMs: HOUR_MS, message: tooMany, byAddress: true },
  "new-cart": { max: 60, windowMs: HOUR_MS, message: tooMany, byAddress: true },
  "track-order": { max: 10, windowMs: 10 * MINUTE_MS, message: tooMany, byAddress: true },
  notify: { max: 20, windowMs: HOUR_MS, message: tooMany, byAddress: true },
  /** Its subject is who would get the mails, whoever asks for them. */
  "notify-email": { max: 20, windowMs: 24 * HOUR_MS, message: tooMany },
  "new-wishlist": { max: 60, windowMs: HOUR_MS, message: tooMany, byAddress: true },
  /** Each review and each change of one writes to the shop. */
  review: { max: 20, windowMs: 24 * HOUR_MS, message: tooMany },
  /** Its subject is who would get the receipts, whoever writes. Beyond it the shop alone is told. */
  "contact-email": { max: 5, windowMs: 24 * HOUR_MS, message: tooMany },
  contact: { max: 5, windowMs: HOUR_MS, message: tooMany, byAddress: true },
  checkout: { max: 20, windowMs: HOUR_MS, message: tooMany },
} satisfies Record<string, LimitPolicy>;

export type RequestLimit = keyof typeof requestLimits;
export type AttemptLimit = keyof typeof attemptLimits;
