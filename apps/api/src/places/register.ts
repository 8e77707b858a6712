import type { Core } from "../module.ts";
import { placesRoutes } from "./places.routes.ts";

/** Countries, states and PIN codes for address forms, and when a parcel would be there. */
export async function registerPlaces({ app, settings, clock }: Core): Promise<void> {
  await app.register(placesRoutes, { clock, cashOnDelivery: settings.cashOnDelivery });
}
