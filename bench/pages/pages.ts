import { type Browser, chromium } from "playwright";
import { CHROMIUM_ARGS, chromiumPath } from "../../scripts/chromium.ts";
import { watchContention } from "./contention.ts";
import type { LineKind } from "./line.ts";
import { loadVisit } from "./load-visit.ts";
import { memoryAfterPause } from "./memory-after-pause.ts";
import type { PagesOptions } from "./options.ts";
import { openPhone } from "./phone.ts";
import { pressVisit } from "./press-visit.ts";
import { startRelay } from "./relay.ts";
import { serverVisit } from "./server-visit.ts";
import { tapVisit } from "./tap-visit.ts";
import { startFourShops, type FourShops, warmUp } from "./four-shops.ts";
import {
  CONTROLS,
  type FailedVisit,
  type Figures,
  isVisited,
  PATHS,
  type ShopName,
  SHOPS,
  type Visit,
  type VisitKind,
} from "./visit.ts";

export interface PagesRun extends PagesOptions {
  /** How many times as long this machine takes to read memory after a pause: `memoryAfterPause`. */
  afterPause: number;
  visits: Visit[];
  failed: FailedVisit[];
}

/**
 * Measures the shop's public pages on a slow phone, together with three baselines in the same run: plain pages without
 * script, the shop's own pages without their scripts, and React alone. A failed visit is recorded, and the run
 * continues.
 */
export async function measurePages(options: PagesOptions): Promise<PagesRun> {
  const afterPause = await memoryAfterPause();
  const shops = await startFourShops();
  const relays = options.line === "tcp" ? await relaysOf(shops) : null;
  try {
    const origins = relays ?? shops.served;
    await warmUp(SHOPS.map((shop) => origins[shop].url));
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
    const visit = (shop: ShopName, kind: VisitKind) =>
      kind.act === "server"
        ? serverVisit(shops.served[shop])
        : visitWithPhone(browser, options.line, origins[shop].url, kind);
    try {
      return await inRounds({ ...options, afterPause, visits: [], failed: [] }, visit);
    } finally {
      await browser.close();
    }
  } finally {
    for (const relay of Object.values(relays ?? {})) await relay.close();
    await shops.stop();
  }
}

async function inRounds(
  run: PagesRun,
  visit: (shop: ShopName, kind: VisitKind) => Promise<Figures>,
): Promise<PagesRun> {
  for (let round = 0; round < run.rounds; round += 1) {
    const began = performance.now();
    // Rotates the order, so that a temporary disturbance affects all four equally.
    const order = SHOPS.map((_, index) => SHOPS[(index + round) % SHOPS.length] ?? "shop");
    for (const [kind, shop] of run.kinds.flatMap((each) => order.map((name) => [each, name] as const))) {
      if (!isVisited(shop, kind)) continue;
      const contention = watchContention();
      try {
        const figures = await visit(shop, kind);
        run.visits.push({ round, shop, ...kind, contention: contention(), figures });
      } catch (error) {
        run.failed.push({ round, shop, ...kind, reason: String(error) });
      }
    }
    console.log(`round ${round + 1} of ${run.rounds}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  return run;
}

async function relaysOf({ served }: FourShops) {
  return {
    plain: await startRelay(served.plain.url),
    still: await startRelay(served.still.url),
    react: await startRelay(served.react.url),
    shop: await startRelay(served.shop.url),
  };
}

async function visitWithPhone(
  browser: Browser,
  line: LineKind,
  origin: string,
  { act, page, control }: VisitKind,
): Promise<Figures> {
  const isBelow = control !== undefined && CONTROLS[control].isBelow;
  const phone = await openPhone(browser, line, act === "hover" ? "desktop" : isBelow ? "tall" : "phone");
  try {
    if (control) return await pressVisit(phone, origin, control, act === "early");
    if (act === "load") return await loadVisit(phone, origin + PATHS[page], page === "home");
    return await tapVisit(phone, origin, act === "hover" ? "mouse" : "finger");
  } finally {
    await phone.close();
  }
}
