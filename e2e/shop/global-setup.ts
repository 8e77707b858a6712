import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startShop } from "./start-shop.ts";

declare module "vitest" {
  export interface ProvidedContext {
    shopUrl: string;
    shopData: string;
    /** What a shop has seeded: others begin with a copy, which takes them a third of the time. */
    seededData: string;
  }
}

/** One shop for all journeys: each uses an account, a cart and products of its own. */
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
