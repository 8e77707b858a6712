/** Measurements recorded inside a page while it loads. Times are milliseconds since navigation start. */
export interface PageRecord {
  firstPaint: number;
  largestPaint: number;
  /** The element of the largest paint, as a selector, with the file of a picture. */
  largestElement: string;
  layoutShift: number;
  /** Tasks longer than 50 ms: start and duration. */
  longTasks: [start: number, duration: number][];
}

declare global {
  interface Window {
    pageRecord?: PageRecord;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page before any other script. */
export function recordPage(): void {
  const record: PageRecord = { firstPaint: 0, largestPaint: 0, largestElement: "", layoutShift: 0, longTasks: [] };
  window.pageRecord = record;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });

  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") record.firstPaint = startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    const { element, url, startTime } = entry as LargestContentfulPaint;
    record.largestPaint = startTime;
    record.largestElement = `${element?.localName ?? "gone"} ${url.split("/").at(-1) ?? ""}`.trim();
  });
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) record.layoutShift += value;
  });
  watch("longtask", ({ startTime, duration }) => record.longTasks.push([startTime, duration]));
}
