import { readListingQuery } from "@selvedge/commerce/listing";
import type { Collection, CollectionAnswer, CollectionsAnswer } from "@selvedge/commerce/wire/owner-settings";
import type { Picture } from "@selvedge/commerce/wire/primitives";
import { keysOfListing, pictureFromRow, type PicturesFile, type ShownCatalogue } from "../catalogue/index.ts";
import type { Db } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import type { ShopSettingsService } from "../shop-settings/index.ts";
import { findKnown } from "./collections.repository.ts";

/** An answer, and the keys of the announcements that change it. */
export interface Keyed<Answer> {
  answer: Answer;
  keys: string[];
}

/** The collections that visitors see: those whose category exists. */
export interface ShownCollections {
  list(): Promise<Keyed<CollectionsAnswer>>;
  /** Those of these collections that visitors see, or will see in a moment. */
  among(collections: readonly Collection[]): Promise<CollectionsAnswer["collections"]>;
  /** Refuses with 404 if there is none. */
  find(slug: string): Promise<Keyed<CollectionAnswer>>;
}

interface ShownCollectionsDependencies {
  db: Db;
  shopSettings: ShopSettingsService;
  catalogue: ShownCatalogue;
  /** The demo's pictures. */
  demo: PicturesFile["pictures"];
}

const FIRST_PRODUCTS = readListingQuery(new URLSearchParams());

export function createShownCollections({
  db,
  shopSettings,
  catalogue,
  demo,
}: ShownCollectionsDependencies): ShownCollections {
  /** The shown collections of these, each with its pictures. */
  async function read(collections: readonly Collection[]) {
    const keys = collections.flatMap(({ pictures }) => Object.values(pictures)).filter((key) => key !== null);
    const known = await findKnown(
      db,
      collections.map(({ slug }) => slug),
      keys,
    );
    const rows = new Map(known.pictures.map((row) => [row.key, row]));
    const picture = (key: string | null): Picture | null => {
      if (key === null) return null;
      // A shop with goods of its own has no rows for the demo's pictures.
      const row = rows.get(key) ?? demo[key];
      return row ? pictureFromRow({ ...row, jpeg: row.jpeg ?? null }) : null;
    };
    return Promise.all(
      collections.filter(({ slug }) => known.slugs.includes(slug)).map((collection) => pictured(collection, picture)),
    );
  }

  /** A collection with its pictures. One for the other screens, or that of its first product, replaces a missing one. */
  async function pictured(collection: Collection, picture: (key: string | null) => Picture | null) {
    const { desktop, mobile, cloth } = collection.pictures;
    const [wide, narrow] = [picture(desktop), picture(mobile)];
    const shown = { ...collection, cloth: picture(cloth) };
    const any = wide ?? narrow;
    if (any) return { collection: { ...shown, desktop: wide ?? any, mobile: narrow ?? any }, keys: [] };
    const listing = await catalogue.list(FIRST_PRODUCTS, collection.slug);
    const first = listing.data.find(({ image }) => image !== null)?.image ?? null;
    const keys = keysOfListing(listing, FIRST_PRODUCTS);
    return { collection: { ...shown, desktop: first, mobile: first }, keys };
  }

  return {
    async list() {
      const { collections } = await shopSettings.current();
      const all = await read(collections);
      const keys = ["shop", "categories", ...all.flatMap((each) => each.keys)];
      return { answer: { collections: all.map(({ collection }) => collection) }, keys };
    },
    among: async (collections) => (await read(collections)).map(({ collection }) => collection),
    async find(slug) {
      const { collections } = await shopSettings.current();
      const [found] = await read(collections.filter((each) => each.slug === slug));
      if (!found) throw new Refusal(404, "Collection not found");
      return { answer: { collection: found.collection }, keys: ["shop", "categories", ...found.keys] };
    },
  };
}
