import { setServerClock } from "@selvedge/ui/countdown";

/** HTTP dates have a resolution of one second and answers take time to arrive, so smaller differences are ignored. */
const TOLERANCE_MS = 2_000;
/** A cached answer carries an old date; only these directives rule that out. */
const IS_FRESH = /\bno-store\b|\bmax-age=0\b/;

/** Sets the page's clock from the document's `Server-Timing: now;desc="…"`, in milliseconds since 1970. */
export function syncClockWithDocument(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const now = Number(navigation?.serverTiming?.find(({ name }) => name === "now")?.description);
  if (navigation && now > 0) setClock(now - (performance.timeOrigin + navigation.responseStart));
}

/** Sets the page's clock from the `Date` of an uncached answer. */
export function syncClockWithAnswer(headers: Headers): void {
  const date = Date.parse(headers.get("date") ?? "");
  if (date > 0 && IS_FRESH.test(headers.get("cache-control") ?? "")) setClock(date - Date.now());
}

const setClock = (ahead: number) => setServerClock(Math.abs(ahead) > TOLERANCE_MS ? ahead : 0);
