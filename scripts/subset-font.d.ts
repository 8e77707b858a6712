declare module "subset-font" {
  /** Cuts a font down to the characters of `text`; the font may be SFNT, WOFF or WOFF2. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "sfnt" | "woff2";
      /** OpenType features to keep; all, if not given. */
      keepFeatures?: string[];
      /** A number pins the axis there. Axes not named are kept whole. */
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
