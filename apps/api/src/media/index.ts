export type {
  AddOptions,
  Galleries,
  GalleryChange,
  GalleryEntry,
  NewPhoto,
  RecordGallery,
} from "./galleries.service.ts";
