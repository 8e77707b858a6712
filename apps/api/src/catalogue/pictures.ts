import type { Picture } from "@selvedge/commerce/wire/primitives";
import type { Selectable } from "kysely";
import type { PictureTable, PictureVariant } from "../database/schema/catalogue.ts";

/** A picture as it lies in the database. */
export type PictureRow = Pick<
  Selectable<PictureTable>,
  "alt" | "width" | "height" | "color" | "avif" | "webp" | "jpeg"
>;

/** Columns of a picture, in the shape that `pictureFromRow` takes. */
export const pictureColumns = [
  "pictures.alt",
  "pictures.width",
  "pictures.height",
  "pictures.color",
  "pictures.avif",
  "pictures.webp",
  "pictures.jpeg",
] as const;

/** Where the store serves a picture's file. The name holds a hash of the content. */
export function mediaUrl(file: string): string {
  return `/media/${file}`;
}

/** The picture for the wire. */
export function pictureFromRow({ alt, width, height, color, avif, webp }: PictureRow): Picture {
  const largest = webp.reduce((best, variant) => (variant.width > best.width ? variant : best));
  return { alt, width, height, color, avif: srcset(avif), webp: srcset(webp), src: mediaUrl(largest.file) };
}

/** The picture that stands for a product everywhere; null where it has none. */
export function firstPicture({ pictures: [first] }: { pictures: PictureRow[] }): Picture | null {
  return first ? pictureFromRow(first) : null;
}

function srcset(variants: PictureVariant[]): string {
  return variants.map(({ width, file }) => `${mediaUrl(file)} ${width}w`).join(", ");
}
