import { MAX_LEVEL } from "./zoom.ts";

/** All texts of the gallery. */
export interface GalleryLabels {
  gallery: string;
  /** Accessible name of a thumbnail. */
  thumbnail: (view: string, position: number, count: number) => string;
  earlierThumbnails: string;
  laterThumbnails: string;
  /** Screen reader text before "1 / 6"; ends with a space. */
  position: string;
  /** Screen reader text before the picture's text in the name of the magnify button. */
  magnify: string;
  showWhole: string;
  zoomIn: string;
  zoomOut: string;
  /** Opens the pad that moves the magnified picture. */
  move: string;
  /** Names of the nine parts, row by row. */
  parts: readonly string[];
  /** Announced when the picture is magnified. */
  zoomed: (level: number) => string;
}

export const english: GalleryLabels = {
  gallery: "Product images",
  thumbnail: (view, position, count) => `${view}, image ${position} of ${count}`,
  earlierThumbnails: "Previous thumbnails",
  laterThumbnails: "Next thumbnails",
  position: "Image ",
  magnify: "Zoom: ",
  showWhole: "Show the whole picture: ",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  move: "Move the picture",
  parts: ["Top left", "Top", "Top right", "Left", "Centre", "Right", "Bottom left", "Bottom", "Bottom right"],
  zoomed: (level) => `Zoom ${level} of ${MAX_LEVEL}`,
};
