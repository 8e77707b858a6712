import sharp from "sharp";
import { Refusal } from "../http/refusal.ts";
import { MAX_PHOTO_BYTES, MAX_PHOTO_MB } from "./photo-limit.ts";
import { WIDEST_OF_PRODUCTS } from "./picture-files.ts";

const MEGA = 1_000_000;
const MOST_PIXELS = 80 * MEGA;
/** Beyond this a picture cannot be recognised in a gallery, and its files would exceed what formats allow. */
const MOST_TIMES_LONGER = 5;

// One thread, and no memory for pictures that are not coming back: shoppers' requests need both.
sharp.concurrency(1);
sharp.cache(false);

type PhotoKind = "jpg" | "png" | "webp" | "avif";

/**
 * Checks that these bytes are a complete photo that the shop can show, by reading all of it. Resolves with the file
 * name's extension. Throws a `Refusal` that says what to do otherwise.
 */
export async function checkPhoto(bytes: Buffer): Promise<PhotoKind> {
  if (bytes.length > MAX_PHOTO_BYTES)
    throw new Refusal(413, `The photo has ${megabytes(bytes.length)} MB. Give one of at most ${MAX_PHOTO_MB} MB.`);
  const kind = kindOf(bytes);
  if (kind === "heic")
    throw new Refusal(
      422,
      "The photo is a HEIC file, which the shop cannot read. Save it as JPEG, and give that file.",
    );
  if (!kind) throw new Refusal(422, "This is no photo that the shop can read. Give a JPEG, PNG, WebP or AVIF file.");

  const { width, height } = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height > MOST_PIXELS) {
    throw new Refusal(
      422,
      `The photo has ${Math.ceil((width * height) / MEGA)} megapixels (${width} × ${height}). Give one of at most ${MOST_PIXELS / MEGA}.`,
    );
  }
  if (Math.max(width, height) > MOST_TIMES_LONGER * Math.min(width, height)) {
    throw new Refusal(
      422,
      `The photo is ${width} × ${height} pixels. Give one whose longer side is at most ${MOST_TIMES_LONGER} times the shorter one.`,
    );
  }
  await readable(sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" }).resize(16).raw().toBuffer());
  return kind;
}

/**
 * The photo as a master for `makePictureFiles`: upright, in sRGB, without metadata, as wide as the widest file of a
 * product's picture. Transparent parts become white, because pages fill the frame with the picture's own colour.
 */
export function developPhoto(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ width: WIDEST_OF_PRODUCTS, withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** What the first bytes say. Files of other kinds are never given to a decoder. */
function kindOf(bytes: Buffer): PhotoKind | "heic" | null {
  const begin = bytes.toString("latin1", 0, 64);
  if (begin.startsWith("\xff\xd8\xff")) return "jpg";
  if (begin.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (begin.startsWith("RIFF") && begin.startsWith("WEBP", 8)) return "webp";
  if (!begin.startsWith("ftyp", 4)) return null;
  const brands = begin.slice(8, bytes.readUInt32BE(0));
  if (/avi[fs]/.test(brands)) return "avif";
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? "heic" : null;
}

async function readable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch {
    throw new Refusal(
      422,
      "The photo cannot be read: the file is damaged or incomplete. Save it again, and give the new file.",
    );
  }
}

const megabytes = (bytes: number) => Math.ceil(bytes / MEGA);
