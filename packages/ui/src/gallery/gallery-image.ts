import type { PictureSource } from "../picture/index.ts";

/** One picture of a gallery. */
export interface GalleryImage {
  /** `null` if there is none: a placeholder with `view` below it is shown and cannot be magnified. */
  picture: PictureSource | null;
  /** What the picture shows, in a word or two: "Front", "Neckline", "Cloth". For a missing picture, a text that says so. */
  view: string;
}

/** Width of the large picture. On a phone the thumbnails are beside it. */
export const GALLERY_SIZES = "(width >= 64rem) 45vw, (width >= 48rem) 50vw, 80vw";
