import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startShop } from "../../e2e/shop/start-shop.ts";
import { buildFloor } from "./build-floor.ts";
import { type Served, startFloor } from "./floors.ts";
import { ADDABLE, PATHS, type ShopName, TAPPED } from "./visit.ts";

export interface FourShops {
  served: Record<ShopName, Served>;
  stop: () => Promise<void>;
}

/**
 * Enough requests for the shop to recompress each document at the highest level, which it does one document at a time
 * after repeated requests.
 */
const WARM_UPS = 12;
const PACKED_AFTER_MS = 300;

/** Starts the shop and its baselines, built for this run. Stops what was started if one fails. */
export async function startFourShops(): Promise<FourShops> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-pages-"));
  const running: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    for (const each of running.toReversed()) await each.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const noted = <Started extends { stop: () => Promise<void> }>(started: Started) => {
    running.push(started);
    return started;
  };
  try {
    await buildFloor(folder);
    const shop = noted(await startShop());
    const plain = noted(await startFloor("plain", shop.url, folder));
    const still = noted(await startFloor("still", shop.url, folder));
    const react = noted(await startFloor("react", shop.url, folder));
    return { served: { plain, still, react, shop }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Requests all documents at the addresses of the visits, as often as a popular page is requested. Rejects when one is
 * missing.
 */
export async function warmUp(origins: string[]): Promise<void> {
  const urls = origins.flatMap((origin) => [...Object.values(PATHS), ADDABLE, TAPPED].map((path) => origin + path));
  for (let turn = 0; turn < WARM_UPS; turn += 1) {
    await Promise.all(urls.map(ask));
    await wait(PACKED_AFTER_MS);
  }
}

async function ask(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}.`);
  await answer.arrayBuffer();
}
