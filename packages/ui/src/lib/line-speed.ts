/** Smaller files say more about the way there and back than about the line. */
const TELLING_BYTES = 20_000;

/**
 * Megabits a second that the line has brought at its best so far, by what the page has fetched; null where that says nothing:
 * everything came from the cache, was small, or lies on an origin that does not tell.
 */
export function lineMegabits(): number | null {
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const speeds = files
    .filter(({ transferSize }) => transferSize >= TELLING_BYTES)
    .map(({ transferSize, responseStart, responseEnd }) => (transferSize * 8) / 1000 / (responseEnd - responseStart));
  return speeds.length > 0 ? Math.max(...speeds) : null;
}
