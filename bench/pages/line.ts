/** The line between phone and shop: a slow 4G, as it is usually simulated. */
export const LINE = { downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000, roundTripMs: 150 };

/**
 * What slows the line down: the browser, which delays each request as a whole; or a relay of ours before the shop, which knows
 * connections, so that setting one up takes time and several share the line.
 */
export type LineKind = "browser" | "tcp";
