import type { PictureSource } from "../picture/index.ts";

/** One picture of a gallery. */
export interface GalleryImage {
  /** `null` where there is none: the hanger stands in, with `view` under it, and cannot be magnified. */
  picture: PictureSource | null;
  /** What this picture shows, in a word or two: "Front", "Neckline", "Cloth"; without one, that it is missing. */
  view: string;
}

/** Width of the large picture: a little less than all of a phone, where 721 pixels do not need a file of 1200 in place of 720. */
export const GALLERY_SIZES = "(width >= 64rem) 45vw, (width >= 48rem) 50vw, 96vw";
