import { z } from "zod";
import { DEMO_COLLECTIONS } from "../demo-collections.ts";
import { normaliseText } from "../typed-text.ts";
import { PAGE_SETTINGS } from "./pages.ts";
import { Picture } from "./primitives.ts";
import { SETTING_GROUPS, ShopSettings } from "./shop-settings.ts";

/** A text that is shown as it is, with at most this many characters. */
const plain = (most: number) =>
  z.string().overwrite(normaliseText).min(1, "Give a text.").max(most, `Give at most ${most} characters.`);

export const CollectionSlug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Give the slug of a category, such as rings or long-kurtas.");

/** Key of a row of the table `pictures`. */
const PictureKey = z
  .string()
  .max(120)
  .regex(/^[\w/.-]+$/, "Give the key of a picture, or add a photo with collections picture.");

/** Where a collection shows a picture: on wide screens, on narrow ones, and among its products. */
export const COLLECTION_PICTURES = ["desktop", "mobile", "cloth"] as const;
export type CollectionPicture = (typeof COLLECTION_PICTURES)[number];

/** Some of the shop's goods, presented on a page of their own: `/{slug}-collection`. */
export const Collection = z.object({
  /** The category that has its products. */
  slug: CollectionSlug,
  name: plain(60),
  /** Text of its banner on the home page. */
  banner: plain(60),
  /** For search engines. */
  description: plain(200),
  lead: plain(600),
  facts: z.array(z.object({ term: plain(40), detail: plain(160) })).max(4, "Give at most 4 facts."),
  /** Keys; null: that of the other screens, or else the first product's. Without a `cloth` its products stand alone. */
  pictures: z.object({
    desktop: PictureKey.nullable(),
    mobile: PictureKey.nullable(),
    cloth: PictureKey.nullable(),
  } satisfies Record<CollectionPicture, z.ZodType>),
});
export type Collection = z.output<typeof Collection>;

/** What the owner sets of single pages. Groups like those of `ShopSettings`, but not carried by every page. */
const PAGE_GROUPS = {
  collections: z
    .array(Collection)
    .max(8, "There can be at most 8 collections.")
    .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, "Two collections have the same slug.")
    .default(DEMO_COLLECTIONS),
  ...PAGE_SETTINGS,
};

/** Everything that the owner sets. */
export const OWNER_GROUPS = { ...SETTING_GROUPS, ...PAGE_GROUPS };
export type OwnerGroup = keyof typeof OWNER_GROUPS;
export const OwnerSettings = z.object(OWNER_GROUPS);
export type OwnerSettings = z.output<typeof OwnerSettings>;

/** What menus and banners say of a collection. */
export const CollectionLink = Collection.pick({ slug: true, name: true, banner: true });
export type CollectionLink = z.infer<typeof CollectionLink>;

/** `GET /api/shop`: what pages say about the shop, and its collections in order. */
export const ShopAnswer = z.object({ shop: ShopSettings, collections: z.array(CollectionLink) });
export type ShopAnswer = z.infer<typeof ShopAnswer>;

/** A collection's pictures for wide and for narrow screens; null if neither it nor its products have one. */
const Banner = { desktop: Picture.nullable(), mobile: Picture.nullable() };

/** `GET /api/collections`: the collections whose category exists, with the pictures of their banners. */
export const CollectionsAnswer = z.object({ collections: z.array(CollectionLink.extend(Banner)) });
export type CollectionsAnswer = z.infer<typeof CollectionsAnswer>;

/** `GET /api/collections/{slug}` */
export const CollectionAnswer = z.object({
  collection: Collection.omit({ banner: true, pictures: true }).extend({ ...Banner, cloth: Picture.nullable() }),
});
export type CollectionAnswer = z.infer<typeof CollectionAnswer>;
