import type { Picture } from "@selvedge/commerce/wire/primitives";
import type { Selectable } from "kysely";
import type { PictureTable, PictureVariant } from "../database/schema/catalogue.ts";

/** A picture's columns. */
export type PictureRow = Pick<
  Selectable<PictureTable>,
  "alt" | "width" | "height" | "color" | "avif" | "webp" | "jpeg"
>;

/** The columns that `pictureFromRow` takes. */
export const pictureColumns = [
  "pictures.alt",
  "pictures.width",
  "pictures.height",
  "pictures.color",
  "pictures.avif",
  "pictures.webp",
  "pictures.jpeg",
] as const;

/** The store's path of a picture file, whose name contains a hash of the content. */
export function mediaUrl(file: string): string {
  return `/media/${file}`;
}

/** Maps a picture to the wire. */
export function pictureFromRow({ alt, width, height, color, avif, webp }: PictureRow): Picture {
  const largest = webp.reduce((best, variant) => (variant.width > best.width ? variant : best));
  return { alt, width, height, color, avif: srcset(avif), webp: srcset(webp), src: mediaUrl(largest.file) };
}

/** A product's main picture; null if it has none. */
export function firstPicture({ pictures: [first] }: { pictures: PictureRow[] }): Picture | null {
  return first ? pictureFromRow(first) : null;
}

function srcset(variants: PictureVariant[]): string {
  return variants.map(({ width, file }) => `${mediaUrl(file)} ${width}w`).join(", ");
}
