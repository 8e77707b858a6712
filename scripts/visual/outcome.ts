/** What came of a story's picture in a mode. `unsteady` asks to be called again: two pictures in a row were not the same. */
export type PictureOutcome =
  | { state: "same" | "new" | "unsteady" }
  | { state: "changed"; updated: boolean; pixels: number; share: number; sizes: [before: string, after: string] };

/** In the page of the tests' browser, in CSS pixels. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether pictures are compared in this run, taken as they are, or not taken. */
export type Pictures = "compare" | "update" | "none";

declare module "vitest" {
  interface TaskMeta {
    storyId?: string;
    /** In which it is shown: `dark-mobile`. */
    mode?: string | undefined;
    /** Of Storybook's addons: all that axe has looked at. */
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
