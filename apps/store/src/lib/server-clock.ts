import { setServerClock } from "@selvedge/ui/countdown";

/** An HTTP date is in whole seconds, and an answer takes a moment: a smaller difference is none. */
const TOLERANCE_MS = 2_000;
/** An answer from a cache tells the time at which it was made. */
const IS_FRESH = /\bno-store\b|\bmax-age=0\b/;

/** Sets the page's clock by the document's `Server-Timing: now;desc="…"`, in milliseconds since 1970. */
export function hearDocumentTime(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const now = Number(navigation?.serverTiming?.find(({ name }) => name === "now")?.description);
  if (navigation && now > 0) setClock(now - (performance.timeOrigin + navigation.responseStart));
}

/** Sets the page's clock by the `Date` of an answer that comes straight from the server. */
export function hearAnswerTime(headers: Headers): void {
  const date = Date.parse(headers.get("date") ?? "");
  if (date > 0 && IS_FRESH.test(headers.get("cache-control") ?? "")) setClock(date - Date.now());
}

const setClock = (ahead: number) => setServerClock(Math.abs(ahead) > TOLERANCE_MS ? ahead : 0);
