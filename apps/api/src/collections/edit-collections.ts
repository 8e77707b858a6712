import type { CollectionDetails, CollectionSummary } from "@selvedge/commerce/wire/owner-pages";
import { type Collection, COLLECTION_PICTURES, type CollectionPicture } from "@selvedge/commerce/wire/owner-settings";
import type { Clock } from "../clock.ts";
import type { PicturesFile, ShownCatalogue } from "../catalogue/index.ts";
import type { Db } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { toJson } from "../json.ts";
import { type PictureMaking, readPlacedPictures } from "../media/index.ts";
import type { RecordChange } from "../record-change.ts";
import type { ShopSettingsService } from "../shop-settings/index.ts";
import type { ShownCollections } from "./shown-collections.ts";

/** What the owner says of a collection. */
type CollectionFields = Omit<Collection, "slug" | "pictures">;

/** Some of what the owner says of a collection; what is undefined stays. `position` is its place among all, counted from 1. */
type ChangedFields = { [Field in keyof CollectionFields]?: CollectionFields[Field] | undefined } & {
  position?: number | undefined;
};

/**
 * What the owner does with collections. Each method refuses a collection that does not exist, and what the schema does not accept. What is so
 * already is not written.
 */
export interface CollectionEditing {
  /** All collections in order, also those that visitors do not see. */
  list(): Promise<CollectionSummary[]>;
  /** One collection, what each of its places shows, and what becomes of the newest picture there. */
  show(slug: string): Promise<CollectionDetails>;
  /** Refuses a slug that is no category, and one that is a collection already. @default the last place */
  add(slug: string, fields: CollectionFields & { position?: number | undefined }, record: RecordChange): Promise<void>;
  set(slug: string, fields: ChangedFields, record: RecordChange): Promise<void>;
  remove(slug: string, record: RecordChange): Promise<void>;
  /** Shows a photo in one of its places, once its files are made. Throws a `Refusal` for a file that is no usable photo. */
  setPicture(
    slug: string,
    place: CollectionPicture,
    photo: { bytes: Buffer; alt: string },
    record: RecordChange,
  ): Promise<void>;
}

interface CollectionEditingDependencies {
  db: Db;
  shown: ShownCollections;
  /** The demo's pictures. */
  demo: PicturesFile["pictures"];
  shopSettings: ShopSettingsService;
  catalogue: ShownCatalogue;
  making: PictureMaking;
  clock: Clock;
}

const NO_PICTURES: Collection["pictures"] = { desktop: null, mobile: null, cloth: null };

export function createCollectionEditing({
  db,
  shown,
  demo,
  shopSettings,
  catalogue,
  making,
  clock,
}: CollectionEditingDependencies): CollectionEditing {
  const edit = (slug: string, record: RecordChange, edited: (all: Collection[]) => Collection[]) =>
    shopSettings.edit(
      "collections",
      async (all) => {
        const value = edited(all);
        const [before, after] = [placed(all, slug), placed(value, slug)];
        if (JSON.stringify(before) === JSON.stringify(after)) return null;
        return { value, subject: `collection ${slug}`, before, after };
      },
      record,
    );

  async function checkCategory(slug: string): Promise<void> {
    const { categories } = await catalogue.categories();
    const slugs = categories.flatMap((category) => [category, ...category.sub_categories]).map((each) => each.slug);
    if (slugs.includes(slug)) return;
    throw new Refusal(
      422,
      `There is no category "${slug}", which would hold the collection's products. Categories: ${slugs.join(", ")}. products import makes others.`,
    );
  }

  /** Read from the database: whoever has changed a collection sees the change before it is announced. */
  const readAll = async () => (await shopSettings.within(db)).collections;

  return {
    async list() {
      const collections = await readAll();
      const visible = new Map((await shown.among(collections)).map((each) => [each.slug, each]));
      return collections.map((each) => ({
        ...each,
        isShown: visible.has(each.slug),
        picture: visible.get(each.slug)?.mobile ?? null,
      }));
    },
    async show(slug) {
      const collections = await readAll();
      const collection = known(collections, slug);
      const keysOf = (place: CollectionPicture) => [collection.pictures[place]].filter((key) => key !== null);
      const places = Object.fromEntries(COLLECTION_PICTURES.map((place) => [place, keysOf(place)]));
      return { collection, pictures: await readPlacedPictures(db, demo, places) };
    },
    async add(slug, { position, ...fields }, record) {
      await checkCategory(slug);
      await edit(slug, record, (all) => {
        if (all.some((each) => each.slug === slug))
          throw new Refusal(409, `"${slug}" is a collection already. collections set changes it.`);
        return moved(all, { slug, ...fields, pictures: NO_PICTURES }, position);
      });
    },
    set: (slug, fields, record) =>
      edit(slug, record, (all) => {
        const present = known(all, slug);
        const { name = present.name, banner = present.banner, description = present.description } = fields;
        const { lead = present.lead, facts = present.facts, position = all.indexOf(present) + 1 } = fields;
        return moved(all, { ...present, name, banner, description, lead, facts }, position);
      }),
    remove: (slug, record) =>
      edit(slug, record, (all) => {
        const removed = known(all, slug);
        return all.filter((each) => each !== removed);
      }),
    async setPicture(slug, place, { bytes, alt }, record) {
      const photo = await making.check(bytes, alt);
      await making.keep(photo);
      const editing = shopSettings.edit(
        "collections",
        async (all, tx) => {
          const collection = known(all, slug);
          const before = collection.pictures[place];
          await making.begin(tx, photo, clock.now(), "collections");
          if (before === photo.key) return null;
          const changed = { ...collection, pictures: { ...collection.pictures, [place]: photo.key } };
          const value = all.map((each) => (each === collection ? changed : each));
          return { value, subject: `collection ${slug}, picture ${place}`, before, after: photo.key };
        },
        record,
      );
      await editing.catch(async (error: unknown) => {
        await making.discard(photo);
        throw error;
      });
    },
  };
}

/** A collection with its place among all, for the audit; null if there is none. */
function placed(all: readonly Collection[], slug: string) {
  const index = all.findIndex((each) => each.slug === slug);
  return index < 0 ? null : toJson({ ...all[index], position: index + 1 });
}

function known(all: readonly Collection[], slug: string): Collection {
  const found = all.find((each) => each.slug === slug);
  if (found) return found;
  const slugs = all.map((each) => each.slug).join(", ") || "none";
  throw new Refusal(404, `There is no collection "${slug}". Collections: ${slugs}.`);
}

/** The collections with this one at a place. */
function moved(all: readonly Collection[], collection: Collection, position = Infinity): Collection[] {
  const others = all.filter(({ slug }) => slug !== collection.slug);
  return others.toSpliced(Math.min(position - 1, others.length), 0, collection);
}
