import { createHash } from "node:crypto";
import sharp from "sharp";

const PRODUCT_WIDTHS = [360, 720, 1200];

/** Widths in pixels by kind of picture. Nothing is enlarged: a smaller master ends the list with its own width. */
const WIDTHS: Record<string, readonly number[]> = {
  products: PRODUCT_WIDTHS,
  swatches: [160, 360],
  collections: [360, 720, 1200, 1600, 2400],
  hero: [360, 720, 1200, 1600, 2400],
  about: [720, 1200, 1600],
  journal: [360, 720, 1200],
  charts: [720, 1200],
};

/** Width of the widest file of a product's picture, in pixels. */
export const WIDEST_OF_PRODUCTS = Math.max(...PRODUCT_WIDTHS);

// At quality 62 the weave of plain cloths is visible, at 50 it is blurred; plaster walls show no banding at either.
const FORMATS = {
  avif: { quality: 62, effort: 2 },
  webp: { quality: 80, effort: 5 },
  jpeg: { quality: 80, mozjpeg: true },
};

type Format = keyof typeof FORMATS;

/** Scenes are few and large: a higher effort makes their files up to a quarter smaller. Product pictures gain nothing. */
const optionsOf = (kind: string, format: Format) =>
  format === "avif" && kind !== "products" ? { ...FORMATS.avif, effort: 6 } : FORMATS[format];

/** One file of a picture. */
interface Source {
  width: number;
  file: string;
}

/** A picture with its files, as pages need it. */
export interface PictureFiles {
  /** Size of the master in pixels: the aspect ratio to reserve on the page. */
  width: number;
  height: number;
  /** Background colour until the picture has loaded, as hex. */
  color: string;
  avif: Source[];
  webp: Source[];
  /** For Open Graph, at most 1200 px wide. */
  jpeg?: string;
}

export interface PictureOptions {
  /** Which widths it is needed in: "products", "hero" and so on. */
  kind: string;
  /** Begins the files' names. */
  name: string;
  /** Whether it may stand on a social card. */
  hasJpeg: boolean;
  /** Keeps a file. `make` encodes it, which may be skipped if a file of this name is kept already. */
  keep(file: string, make: () => Promise<Buffer>): Promise<void>;
}

/** A hash of these contents in hex: eight digits, unless `digits` says more. */
export function contentHash(parts: readonly (string | Buffer)[], digits = 8): string {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part);
  return digest.digest("hex").slice(0, digits);
}

/**
 * Encodes a master in all widths and formats of its kind, one file after the other. The master is upright, in sRGB and
 * without transparency. Files are named by the hash of what they are made from.
 */
export async function makePictureFiles(
  master: Buffer,
  { kind, name, hasJpeg, keep }: PictureOptions,
): Promise<PictureFiles> {
  const { width, height } = await sharp(master).metadata();
  const widths = [...new Set((WIDTHS[kind] ?? []).map((wide) => Math.min(wide, width)))];

  async function variant(wide: number, format: Format): Promise<string> {
    const options = optionsOf(kind, format);
    const hash = contentHash([master, JSON.stringify(options)]);
    const file = `${name}-${wide}-${hash}.${format === "jpeg" ? "jpg" : format}`;
    await keep(file, () => sharp(master).resize({ width: wide }).toFormat(format, options).toBuffer());
    return file;
  }
  async function sources(format: Format): Promise<Source[]> {
    const made: Source[] = [];
    for (const wide of widths) made.push({ width: wide, file: await variant(wide, format) });
    return made;
  }

  return {
    width,
    height,
    color: await colorOf(master, width, height),
    avif: await sources("avif"),
    webp: await sources("webp"),
    ...(hasJpeg && { jpeg: await variant(Math.min(1200, width), "jpeg") }),
  };
}

/** Mean colour of the middle, where the cloth is; the walls are alike in all pictures. */
async function colorOf(master: Buffer, width: number, height: number): Promise<string> {
  const part = (length: number) => ({ from: (length * 3) >> 3, length: Math.max(1, length >> 2) });
  const [across, down] = [part(width), part(height)];
  const middle = { left: across.from, top: down.from, width: across.length, height: down.length };
  const { channels } = await sharp(await sharp(master).extract(middle).png().toBuffer()).stats();
  return `#${Buffer.from(channels.map(({ mean }) => Math.round(mean))).toString("hex")}`;
}
