import type { Core } from "../module.ts";
import { shopRoutes } from "./shop.routes.ts";
import { createShopSettings, type ShopSettingsService } from "./shop-settings.service.ts";

/** What the owner sets. A value in the database that its schema refuses stops the start. */
export async function registerShopSettings({ app, db, database, clock }: Core): Promise<ShopSettingsService> {
  const shopSettings = createShopSettings({ db, changes: database.changes });
  await app.register(shopRoutes, { shopSettings, clock });
  return shopSettings;
}
