import type { Collection, OwnerSettings } from "./owner-settings.ts";
import type { PageName } from "./pages.ts";
import type { Picture } from "./primitives.ts";

/** One collection of `collections list`, which are in the shop's order. */
export interface CollectionSummary extends Collection {
  /** Whether visitors see it: its category exists. */
  isShown: boolean;
  /** What its banner shows on narrow screens; null if neither it nor its products have a picture, or visitors do not see it. */
  picture: Picture | null;
}

/** What `collections show` says of a collection. */
export interface CollectionDetails {
  collection: Collection;
  /** In the order of `COLLECTION_PICTURES`. */
  pictures: readonly PlacedPicture[];
}

/** One page of `pages list`. */
export interface PageSummary {
  page: PageName;
  isDefault: boolean;
}

/** A place of a page or a collection that shows a picture. */
export interface PlacedPicture {
  /** Its name in commands, such as "desktop". */
  place: string;
  /** Of its newest picture. `none`: there is no picture. */
  state: "shown" | "waiting" | "failed" | "none";
  /** Why the files of the newest picture cannot be made. */
  failure: string | null;
  /** What is shown now; null while the first files are being made. */
  picture: Picture | null;
}

/** What `pages show` says of a page. */
export interface PageDetails<Name extends PageName = PageName> extends PageSummary {
  /** Its settings, as `pages import` reads them. */
  content: OwnerSettings[Name];
  /** In the order of `PAGE_PICTURES`; none of a policy. */
  pictures: readonly PlacedPicture[];
}
