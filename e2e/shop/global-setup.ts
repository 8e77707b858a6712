import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startShop } from "./start-shop.ts";

declare module "vitest" {
  export interface ProvidedContext {
    shopUrl: string;
    shopData: string;
    /** Data directory of a seeded shop. Other shops start from a copy, which takes a third of the time of seeding. */
    seededData: string;
  }
}

/** One shop for all journeys. Each journey uses its own account, cart and products. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const seededData = mkdtempSync(join(tmpdir(), "selvedge-seeded-"));
  const newcomer = await startShop({ dataDirectory: seededData });
  await newcomer.stop();
  const shop = await startShop({ dataOf: seededData });
  project.provide("shopUrl", shop.url);
  project.provide("shopData", shop.dataDirectory);
  project.provide("seededData", seededData);
  return async () => {
    await shop.stop();
    rmSync(seededData, { recursive: true, force: true });
  };
}
