/** The time of smaller files is mostly latency, not throughput. */
const MIN_BYTES = 20_000;

/**
 * Highest throughput of the page's downloads so far, in megabits per second; parallel downloads share it. Null if it
 * cannot be measured: everything came from the cache, was small, or is from an origin that hides its timing.
 */
export function lineMegabits(): number | null {
  const files = (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ transferSize }) => transferSize >= MIN_BYTES)
    .toSorted((a, b) => a.responseStart - b.responseStart);
  let best: number | null = null;
  let [begin, end, bytes] = [0, -1, 0];
  for (const { responseStart, responseEnd, transferSize } of files) {
    if (responseStart >= end) [begin, end, bytes] = [responseStart, responseStart, 0];
    bytes += transferSize;
    end = Math.max(end, responseEnd);
    best = Math.max(best ?? 0, (bytes * 8) / 1000 / (end - begin));
  }
  return best;
}
