/** A picture that differs from its baseline. */
export interface Finding {
  kind: "changed" | "new" | "removed";
  mode: string;
  /** Storybook's story id. */
  story: string;
  /** Name of the story, as in tests and Storybook. */
  name: string;
  /** Source file, from the root. */
  file: string;
  /** Folder of the component. */
  piece: string;
  pixels: number;
  /** Share of different pixels, from 0 to 1. */
  share: number;
  sizes?: [before: string, after: string];
  /** Equal in findings that show the same change, wherever it is in their pictures. */
  change?: string;
  /** Fingerprint of its pictures in the report; a reviewer's verdict is valid only for these. */
  print?: string;
}

/** Percentage with two significant digits. */
export const percent = (share: number) => `${Number((share * 100).toPrecision(2))} %`;
