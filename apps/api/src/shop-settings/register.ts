import type { Core } from "../module.ts";
import { shopRoutes } from "./shop.routes.ts";
import { numberProblem } from "../settings/seller.ts";
import { createShopSettings, type ShopSettingsService } from "./shop-settings.service.ts";

/** What the owner sets. A value in the database that its schema refuses stops the start. */
export async function registerShopSettings({ app, settings, db, database, clock }: Core): Promise<ShopSettingsService> {
  const shopSettings = createShopSettings({
    db,
    changes: database.changes,
    label: { gstin: settings.seller.gstin },
    problemOf({ gstin }) {
      const problem = gstin === null ? null : numberProblem(gstin, settings.seller.state, settings.mode);
      return problem && `gstin cannot be ${JSON.stringify(gstin)}, which ${problem}.`;
    },
  });
  await app.register(shopRoutes, { shopSettings, clock });
  return shopSettings;
}
