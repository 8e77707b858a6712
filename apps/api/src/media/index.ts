export type { Galleries, GalleryEntry } from "./galleries.service.ts";
