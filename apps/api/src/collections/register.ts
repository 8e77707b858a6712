import { readPicturesFile, type ShownCatalogue } from "../catalogue/index.ts";
import type { PictureMaking } from "../media/index.ts";
import type { Core } from "../module.ts";
import type { ShopSettingsService } from "../shop-settings/index.ts";
import { collectionRoutes } from "./collections.routes.ts";
import { type CollectionEditing, createCollectionEditing } from "./edit-collections.ts";
import { createShownCollections } from "./shown-collections.ts";

const DEMO_PICTURES = new URL("../../seed/pictures.json", import.meta.url);

interface CollectionsNeeds {
  shopSettings: ShopSettingsService;
  catalogue: ShownCatalogue;
  making: PictureMaking;
}

/** The collections: what visitors see of them. Gives what the owner does with them. */
export async function registerCollections({
  app,
  db,
  clock,
  shopSettings,
  catalogue,
  making,
}: Core & CollectionsNeeds): Promise<CollectionEditing> {
  const { pictures: demo } = await readPicturesFile(DEMO_PICTURES);
  const collections = createShownCollections({ db, shopSettings, catalogue, demo });
  await app.register(collectionRoutes, { collections, catalogue, clock });
  return createCollectionEditing({ db, shown: collections, demo, shopSettings, catalogue, making, clock });
}
