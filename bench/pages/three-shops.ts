import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startShop } from "../../e2e/shop/start-shop.ts";
import { buildFloor } from "./build-floor.ts";
import { type Served, startFloor } from "./floors.ts";
import { ADDABLE, PATHS, type ShopName } from "./visit.ts";

export interface ThreeShops {
  served: Record<ShopName, Served>;
  stop: () => Promise<void>;
}

/** Asked for often enough, the shop packs a document as small as it gets; and nobody measured pays for the first rendering. */
const WARM_UPS = 5;
const PACKED_AFTER_MS = 2_000;

/** Starts the shop and both floors, built for this run. What has started is stopped when something fails. */
export async function startThreeShops(): Promise<ThreeShops> {
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
    const react = noted(await startFloor("react", shop.url, folder));
    return { served: { plain, react, shop }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Asks for all documents, at the addresses that the visits will use. Rejects when one is not there. */
export async function warmUp(origins: string[]): Promise<void> {
  for (let turn = 0; turn < WARM_UPS; turn += 1) {
    for (const origin of origins) {
      for (const path of [...Object.values(PATHS), ADDABLE]) {
        const answer = await fetch(origin + path, { headers: { "Accept-Encoding": "br" } });
        if (!answer.ok) throw new Error(`${origin}${path} was answered ${answer.status}.`);
        await answer.arrayBuffer();
      }
    }
  }
  await wait(PACKED_AFTER_MS);
}
