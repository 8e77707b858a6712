/**
 * Result of a story's picture in a mode. `unsteady` means that two consecutive pictures differ and the caller should try
 * again.
 */
export type PictureOutcome = { state: "same" | "new" | "unsteady" } | ({ state: "changed"; updated: boolean } & Change);

/** What differs between a picture and its baseline. */
export interface Change {
  pixels: number;
  /** Share of different pixels, from 0 to 1. */
  share: number;
  sizes: [before: string, after: string];
  /** Equal in pictures that show the same change, wherever it is in them. */
  change: string;
}

/** Position in the page of the tests' browser, in CSS pixels. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether pictures are compared, updated, or not taken in this run. */
export type Pictures = "compare" | "update" | "none";

declare module "vitest" {
  interface TaskMeta {
    storyId?: string;
    /** Mode of the story: `dark-mobile`. */
    mode?: string | undefined;
    /** Reports of Storybook's addons, such as axe's. */
    reports?: unknown[];
    picture?: PictureOutcome;
  }
  interface ProvidedContext {
    pictures: Pictures;
  }
}

declare module "vitest/browser" {
  interface BrowserCommands {
    comparePicture: (story: string, clip: Clip) => Promise<PictureOutcome>;
  }
}
