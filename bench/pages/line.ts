/** Connection between phone and shop: a slow 4G, as usually simulated. */
export const LINE = { downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000, roundTripMs: 150 };

/**
 * What simulates the slow connection: the browser, which delays each request as a whole, or a relay in front of the
 * shop, which models connections: setting one up takes time, and several share the bandwidth.
 */
export type LineKind = "browser" | "tcp";
