import type { CollectionPicture } from "@selvedge/commerce/wire/owner-settings";

/** Names of the places of a collection's pictures. */
export const PLACES: Readonly<Record<CollectionPicture, string>> = {
  desktop: "Banner, on wide screens",
  mobile: "Banner, on phones",
  cloth: "Among its products",
};

/** Its page in the shop. */
export const shopAddress = (slug: string): string => `/${slug}-collection`;
