import type { Core } from "../module.ts";
import type { ShopSettingsService } from "../shop-settings/index.ts";
import { placesRoutes } from "./places.routes.ts";

/** Countries, states and PIN codes for address forms, and when a parcel would be there. */
export async function registerPlaces({
  app,
  settings,
  clock,
  shopSettings,
}: Core & { shopSettings: ShopSettingsService }): Promise<void> {
  await app.register(placesRoutes, { clock, shopSettings, cashOnDelivery: settings.cashOnDelivery });
}
