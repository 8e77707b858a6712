/** A picture that is not what it was. */
export interface Finding {
  kind: "changed" | "new" | "removed";
  mode: string;
  /** Storybook's id. */
  story: string;
  /** Its name, as tests and Storybook say it. */
  name: string;
  /** Of its source, from the root. */
  file: string;
  /** Folder of the piece. */
  piece: string;
  pixels: number;
  /** Of the picture, from 0 to 1. */
  share: number;
  sizes?: [before: string, after: string];
  /** Of its pictures, in the report: what a reviewer said holds for these and no others. */
  print?: string;
}

/** As words say it: two digits that count. */
export const percent = (share: number) => `${Number((share * 100).toPrecision(2))} %`;
