import type { PictureSource } from "../picture/index.ts";

/** One picture of a gallery. */
export interface GalleryImage {
  picture: PictureSource;
  /** What this picture shows, in a word or two: "Front", "Neckline", "Cloth". */
  view: string;
}
