import type { ShownCatalogue } from "../catalogue/index.ts";
import type { Core } from "../module.ts";
import { searchRoutes } from "./search.routes.ts";
import { createSearch } from "./search.service.ts";

/** Finding what the shop has, however it is spelt. */
export async function registerSearch({ app, catalogue }: Core & { catalogue: ShownCatalogue }): Promise<void> {
  await app.register(searchRoutes, { search: createSearch({ catalogue }) });
}
