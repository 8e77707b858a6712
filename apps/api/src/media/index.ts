export type { Galleries, GalleryEntry } from "./galleries.service.ts";
export { MAX_PHOTO_BYTES, MAX_PHOTO_MB } from "./photo-limit.ts";
export type { PictureMaking } from "./picture-making.ts";
export { readPlacedPictures } from "./placed-pictures.ts";
