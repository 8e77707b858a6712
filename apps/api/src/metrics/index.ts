export { measuredSender } from "./measured-sender.ts";
export type { Metrics } from "./metrics.ts";
export { serveMetrics } from "./serve-metrics.ts";
export { readShop } from "./shop-readings.ts";
