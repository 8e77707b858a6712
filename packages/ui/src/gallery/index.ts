export { Gallery, type GalleryImage, type GalleryProps } from "./gallery.tsx";
export type { GalleryLabels } from "./gallery-labels.ts";
