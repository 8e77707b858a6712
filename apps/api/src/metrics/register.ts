import type { Core } from "../module.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { measureRequests } from "./requests.ts";

/** Measures the process, if METRICS_PORT asks for it; gives null otherwise. Comes before the routes that it measures. */
export function registerMetrics({ app, settings }: Core): Metrics | null {
  if (settings.metrics === null) return null;
  const metrics = createMetrics();
  measureRequests(app, metrics);
  return metrics;
}
