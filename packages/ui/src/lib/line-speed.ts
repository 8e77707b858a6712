/** Smaller files say more about the way there and back than about the line. */
const TELLING_BYTES = 20_000;

/**
 * Megabits a second that the line has brought at its best so far, by what the page has fetched: files that came at the same time
 * have shared it. Null where that says nothing: everything came from the cache, was small, or lies on an origin that does not tell.
 */
export function lineMegabits(): number | null {
  const files = (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ transferSize }) => transferSize >= TELLING_BYTES)
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
