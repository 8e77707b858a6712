import type { Page } from "playwright";

declare global {
  interface Window {
    layoutShift?: { value: number; sources: string[] };
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in the page before any other script. Sums layout shifts that the shopper did not cause. */
export function recordLayoutShifts(): void {
  const record = { value: 0, sources: [] as string[] };
  window.layoutShift = record;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) {
      if (shift.hadRecentInput) continue;
      record.value += shift.value;
      const when = `${shift.value.toFixed(5)} after ${Math.round(shift.startTime)} ms`;
      for (const { node, previousRect, currentRect } of shift.sources) {
        const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
          [x, y, width, height].map(Math.round).join(" "),
        );
        const what = node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? "gone");
        record.sources.push(`${when}, (${from}) to (${to}): ${what}`);
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
}

export const STILL = { value: 0, sources: [] };

/** Sum of the layout shifts since the page loaded, to so many `digits`, and their sources. */
export async function layoutShift(page: Page, digits = 3): Promise<{ value: number; sources: string[] }> {
  const recorded = await page.evaluate(() => window.layoutShift);
  if (!recorded) throw new Error("No layout shifts were recorded: the page was not opened by newShopper.");
  const value = Number(recorded.value.toFixed(digits));
  return value === 0 ? STILL : { value, sources: recorded.sources };
}
