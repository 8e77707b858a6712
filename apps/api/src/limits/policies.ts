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

/** What most limits say. */
export const TOO_MANY = "Too many requests. Please try again later.";

/**
 * Limits on requests, per address, counted in memory by each process. A route names one in `config.limit`.
 * Hundreds of shoppers share the IPv4 address of a mobile network, so what one of them needs is multiplied.
 */
export const requestLimits = {
  reads: { max: 3_000, windowMs: MINUTE_MS, message: TOO_MANY },
  writes: { max: 1_200, windowMs: MINUTE_MS, message: TOO_MANY },
  /** After the signature has been found good, a provider may still not drown the shop. */
  webhooks: { max: 600, windowMs: MINUTE_MS, message: TOO_MANY },
} satisfies Record<string, LimitPolicy>;

/**
 * Limits on what matters more, counted in the database: they hold over restarts and for all processes together.
 * The subject is said by the caller. What tells one shopper from another (an account, an email, an order) has a narrow limit; an address, which
 * a mobile network gives to hundreds of them, has a wide one.
 */
export const attemptLimits = {
  "login-account": {
    max: 10,
    windowMs: 15 * MINUTE_MS,
    message: "Too many attempts. Please try again later.",
    always: true,
  },
  /** Its subject is a device on which the account was opened before, or a session of it. */
  "login-known": {
    max: 10,
    windowMs: 15 * MINUTE_MS,
    message: "Too many attempts. Please try again later.",
    always: true,
  },
  "login-address": {
    max: 300,
    windowMs: 15 * MINUTE_MS,
    message: "Too many attempts. Please try again later.",
    byAddress: true,
    always: true,
  },
  /** Wrong passwords and codes of staff count like those of shoppers, and apart from them. */
  "staff-account": {
    max: 10,
    windowMs: 15 * MINUTE_MS,
    message: "Too many attempts. Please try again later.",
    always: true,
  },
  /** Of somebody who knows the password. Codes are a million, and three are valid at once. */
  "staff-code": {
    max: 30,
    windowMs: 24 * 60 * MINUTE_MS,
    message: "Too many wrong codes today. Ask the shop's owner to reset your sign-in.",
    always: true,
  },
  "staff-known": {
    max: 10,
    windowMs: 15 * MINUTE_MS,
    message: "Too many attempts. Please try again later.",
    always: true,
  },
  "staff-address": {
    max: 100,
    windowMs: 15 * MINUTE_MS,
    message: "Too many attempts. Please try again later.",
    byAddress: true,
    always: true,
  },
  "coupon-miss": {
    max: 200,
    windowMs: 10 * MINUTE_MS,
    message: "Too many attempts. Please try again later.",
    byAddress: true,
    always: true,
  },
  "forgot-address": { max: 200, windowMs: HOUR_MS, message: TOO_MANY, byAddress: true },
  /** Beyond it nothing is mailed, and nobody is told. */
  "forgot-account": { max: 3, windowMs: HOUR_MS, message: TOO_MANY },
  /** Each change writes to the address that was there before. */
  "email-change": { max: 5, windowMs: HOUR_MS, message: TOO_MANY },
  "sign-in-start": { max: 300, windowMs: 15 * MINUTE_MS, message: TOO_MANY, byAddress: true },
  register: { max: 300, windowMs: HOUR_MS, message: TOO_MANY, byAddress: true },
  "new-cart": { max: 600, windowMs: HOUR_MS, message: TOO_MANY, byAddress: true },
  "track-order": { max: 10, windowMs: 10 * MINUTE_MS, message: TOO_MANY },
  "track-address": { max: 200, windowMs: 10 * MINUTE_MS, message: TOO_MANY, byAddress: true },
  notify: { max: 200, windowMs: HOUR_MS, message: TOO_MANY, byAddress: true },
  /** Its subject is who would get the mails, whoever asks for them. */
  "notify-email": { max: 20, windowMs: 24 * HOUR_MS, message: TOO_MANY },
  "new-wishlist": { max: 600, windowMs: HOUR_MS, message: TOO_MANY, byAddress: true },
  /** Each review and each change of one writes to the shop. */
  review: { max: 20, windowMs: 24 * HOUR_MS, message: TOO_MANY },
  /** Its subject is who would get the receipts, whoever writes. Beyond it the shop alone is told. */
  "contact-email": { max: 5, windowMs: 24 * HOUR_MS, message: TOO_MANY },
  contact: { max: 5, windowMs: HOUR_MS, message: TOO_MANY },
  "contact-address": { max: 100, windowMs: HOUR_MS, message: TOO_MANY, byAddress: true },
  checkout: { max: 20, windowMs: HOUR_MS, message: TOO_MANY },
} satisfies Record<string, LimitPolicy>;

export type RequestLimit = keyof typeof requestLimits;
export type AttemptLimit = keyof typeof attemptLimits;
