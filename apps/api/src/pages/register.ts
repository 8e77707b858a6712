import { readPicturesFile } from "../catalogue/index.ts";
import type { PictureMaking } from "../media/index.ts";
import type { Core } from "../module.ts";
import type { ShopSettingsService } from "../shop-settings/index.ts";
import { createPageEditing, type PageEditing } from "./edit-pages.ts";
import { pageRoutes } from "./pages.routes.ts";
import { createShownPages } from "./shown-pages.ts";

const DEMO_PICTURES = new URL("../../seed/pictures.json", import.meta.url);

interface PagesNeeds {
  shopSettings: ShopSettingsService;
  making: PictureMaking;
}

/** The label's own pages: what visitors see of them. Gives what the owner does with them. */
export async function registerPages({ app, db, clock, shopSettings, making }: Core & PagesNeeds): Promise<PageEditing> {
  const { pictures: demo } = await readPicturesFile(DEMO_PICTURES);
  await app.register(pageRoutes, { pages: createShownPages({ db, shopSettings, demo }), clock });
  return createPageEditing({ db, shopSettings, making, clock, demo });
}
