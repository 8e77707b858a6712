export { Gallery, type GalleryProps } from "./gallery.tsx";
export type { GalleryImage } from "./gallery-image.ts";
export type { GalleryLabels } from "./gallery-labels.ts";
export { useGalleryZoom } from "./use-gallery-zoom.ts";
export { MAX_LEVEL, stepped, WHOLE, type Zoom } from "./zoom.ts";
