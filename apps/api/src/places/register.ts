import type { Core } from "../module.ts";
import { placesRoutes } from "./places.routes.ts";

/** Countries, states and PIN codes for address forms. */
export async function registerPlaces({ app }: Core): Promise<void> {
  await app.register(placesRoutes);
}
