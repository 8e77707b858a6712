import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright";
import { LINE, type LineKind } from "./line.ts";
import { logNetwork, type NetworkLog } from "./network-log.ts";
import { recordPage } from "./page-record.ts";

/** The phone's screen, a taller one that shows what a shopper scrolls to, and a screen with a mouse. */
export type Screen = "phone" | "tall" | "desktop";
const PHONE = { deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SCREENS: Record<Screen, BrowserContextOptions> = {
  phone: { ...PHONE, viewport: { width: 412, height: 823 } },
  tall: { ...PHONE, viewport: { width: 412, height: 1646 } },
  desktop: { viewport: { width: 1440, height: 900 } },
};
/** How long a finger touches the screen. */
const TOUCH_MS = 80;

/** The phone runs at a quarter of this machine's speed. */
const CPU_DIVISOR = 4;
const PATIENCE_MS = 60_000;
/** How long a page must be inactive to count as idle. */
const QUIET_MS = 1_500;
const GIVE_UP_MS = 45_000;

export interface Point {
  x: number;
  y: number;
}

export interface Phone {
  page: Page;
  cdp: CDPSession;
  network: NetworkLog;
  close: () => Promise<void>;
}

/** A slow phone, or a computer as slow, with an empty cache. */
export async function openPhone(browser: Browser, line: LineKind, screen: Screen): Promise<Phone> {
  const context = await browser.newContext({ ...SCREENS[screen], locale: "en-IN" });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(recordPage);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const network = await logNetwork(cdp);
  if (line === "browser") {
    await cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: LINE.roundTripMs,
      downloadThroughput: LINE.downBitsPerSecond / 8,
      uploadThroughput: LINE.upBitsPerSecond / 8,
    });
  }
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_DIVISOR });
  // Counts thread time, which excludes time used by other programs.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, cdp, network, close: () => context.close() };
}

/** Resolves when there has been no request (except a film's) and no long task for 1.5 s. Rejects after 45 s. */
export async function untilQuiet({ page, network }: Phone): Promise<void> {
  const end = performance.now() + GIVE_UP_MS;
  for (;;) {
    if (performance.now() > end) throw new Error(`${page.url()} did not become quiet.`);
    const missing = QUIET_MS - network.quietMs();
    if (missing > 0) {
      await page.waitForTimeout(Math.max(50, missing));
      continue;
    }
    // Only evaluated now, because the evaluation itself is work for the page.
    const sinceTask = await page.evaluate(() => {
      const [start, duration] = window.pageRecord?.longTasks.at(-1) ?? [0, 0];
      return performance.now() - start - duration;
    });
    if (sinceTask >= QUIET_MS && network.quietMs() >= QUIET_MS) return;
    await page.waitForTimeout(Math.max(50, QUIET_MS - sinceTask));
  }
}

/** A tap as a phone reports it: the touch begins with pointerdown, without a movement before it. */
export async function tap({ page, cdp }: Phone, point: Point): Promise<void> {
  const down = cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.waitForTimeout(TOUCH_MS);
  await Promise.all([down, cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })]);
}
