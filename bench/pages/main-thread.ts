import type { CDPSession } from "playwright";

/** Work of the page's main thread so far, in milliseconds of thread time. */
export interface MainThread {
  all: number;
  script: number;
  /** Layout and style calculation. */
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
