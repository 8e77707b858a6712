import type { OwnerSettings } from "./owner-settings.ts";
import type { PageName } from "./pages.ts";
import type { Picture } from "./primitives.ts";

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
