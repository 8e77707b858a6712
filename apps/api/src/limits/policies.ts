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
  register: { max: 10, windowMs: HOUR_MS, message: tooMany, byAddress: true },
  "new-cart": { max: 60, windowMs: HOUR_MS, message: tooMany, byAddress: true },
  checkout: { max: 20, windowMs: HOUR_MS, message: tooMany },
} satisfies Record<string, LimitPolicy>;

export type RequestLimit = keyof typeof requestLimits;
export type AttemptLimit = keyof typeof attemptLimits;
