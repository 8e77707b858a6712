import type { Page } from "playwright";

declare global {
  interface Window {
    layoutShift?: { value: number; sources: string[] };
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Runs in the page before anything else. Counts what moves without the shopper having caused it. */
export function recordLayoutShifts(): void {
  const record = { value: 0, sources: [] as string[] };
  window.layoutShift = record;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) {
      if (shift.hadRecentInput) continue;
      record.value += shift.value;
      for (const { node } of shift.sources) {
        record.sources.push(node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? "gone"));
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Sum of the shifts since the page was loaded, and what moved. */
export async function layoutShift(page: Page): Promise<{ value: number; sources: string[] }> {
  return page.evaluate(() => window.layoutShift ?? { value: Number.NaN, sources: ["nothing was recorded"] });
}
