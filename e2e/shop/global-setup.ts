import type { TestProject } from "vitest/node";
import { startShop } from "./start-shop.ts";

declare module "vitest" {
  export interface ProvidedContext {
    shopUrl: string;
    shopData: string;
  }
}

/** One shop for all journeys: each uses an account, a cart and products of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startShop();
  project.provide("shopUrl", shop.url);
  project.provide("shopData", shop.dataDirectory);
  return shop.stop;
}
