import type { CDPSession } from "playwright";

/** What the page's main thread has done so far, in milliseconds of its own time. */
export interface MainThread {
  all: number;
  script: number;
  /** Layout, and finding out which styles apply. */
  layout: number;
}

export async function mainThread(cdp: CDPSession): Promise<MainThread> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return {
    all: ms("TaskDuration"),
    script: ms("ScriptDuration"),
    layout: ms("LayoutDuration") + ms("RecalcStyleDuration"),
  };
}
