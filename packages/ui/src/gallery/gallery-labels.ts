import { MAX_LEVEL } from "./zoom.ts";

/** Every word of the gallery. */
export interface GalleryLabels {
  gallery: string;
  /** Name of a thumbnail. */
  thumbnail: (view: string, position: number, count: number) => string;
  earlierThumbnails: string;
  laterThumbnails: string;
  /** Stands before the small figures "1 / 6"; unseen, ends with a space. */
  position: string;
  /** Stands before the picture's text in the name of the button that magnifies it; unseen. */
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
