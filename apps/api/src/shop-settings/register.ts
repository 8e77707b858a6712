import type { Core } from "../module.ts";
import { findMadeToMeasure } from "./settings.repository.ts";
import { policyProblem } from "./policy-text.ts";
import { shopRoutes } from "./shop.routes.ts";
import { numberProblem } from "../settings/seller.ts";
import { createShopSettings, type ShopSettingsService } from "./shop-settings.service.ts";

/** As many names as one line can list. */
const MOST_NAMED = 5;

function customProblem(slugs: readonly string[]): string | null {
  if (slugs.length === 0) return null;
  const named = slugs.slice(0, MOST_NAMED).join(", ") + (slugs.length > MOST_NAMED ? ", …" : "");
  return `custom cannot be no, because ${slugs.length} products are made to measure: ${named}. Import them with custom_size false first.`;
}

/** What the owner sets. A value in the database that its schema refuses stops the start. */
export async function registerShopSettings({ app, settings, db, database, clock }: Core): Promise<ShopSettingsService> {
  const shopSettings = createShopSettings({
    db,
    changes: database.changes,
    label: { gstin: settings.seller.gstin },
    problemOf({ gstin, ...pages }) {
      const problem = gstin === null ? null : numberProblem(gstin, settings.seller.state, settings.mode);
      return problem ? `gstin cannot be ${JSON.stringify(gstin)}, which ${problem}.` : policyProblem(pages);
    },
    contradictionOf: async ({ custom }, tx) => (custom ? null : customProblem(await findMadeToMeasure(tx))),
  });
  await app.register(shopRoutes, { shopSettings, clock });
  return shopSettings;
}
