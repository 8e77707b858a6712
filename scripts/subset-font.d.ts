declare module "subset-font" {
  /** Reduces a font to the characters of `text`; the font may be SFNT, WOFF or WOFF2. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "sfnt" | "woff2";
      /** OpenType features to keep. @default all */
      keepFeatures?: string[];
      /** A number fixes the axis at that value. Axes not listed are kept. */
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
