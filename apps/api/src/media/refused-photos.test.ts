import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { phonePhoto } from "../testing/photos.ts";
import { checkPhoto } from "./photo.ts";

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#804020" } });
const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 400,
      channels: 3,
      background: "#000000",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);
const latin = (text: string) => Buffer.from(text, "latin1");

/** A PNG of a few bytes that claims to have this many pixels. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    latin("\x89PNG\r\n\x1a\n"),
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(Buffer.concat([latin(type), data])));
  return Buffer.concat([length, latin(type), data, checksum]);
}

const NO_PHOTO = "This is no photo that the shop can read. Give a JPEG, PNG, WebP or AVIF file.";
const DAMAGED = "The photo cannot be read: the file is damaged or incomplete. Save it again, and give the new file.";

test.each<[what: string, bytes: () => Buffer | Promise<Buffer>, message: string]>([
  ["nothing", () => Buffer.alloc(0), NO_PHOTO],
  ["an SVG", () => latin('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'), NO_PHOTO],
  ["HTML under the name of a picture", () => latin("<!doctype html><script>alert(1)</script>"), NO_PHOTO],
  ["a GIF", () => flat(9, 9).gif().toBuffer(), NO_PHOTO],
  ["HTML behind the first bytes of a JPEG", () => latin("\xff\xd8\xff\xe0<script>alert(1)</script>"), DAMAGED],
  [
    "an HEIC photo",
    () => latin("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
    "The photo is a HEIC file, which the shop cannot read. Save it as JPEG, and give that file.",
  ],
  [
    "a decompression bomb",
    () => pngOf(60_000, 50_000),
    "The photo has 3000 megapixels (60000 × 50000). Give one of at most 80.",
  ],
  ["pixels that are not there", () => pngOf(2_000, 2_000), DAMAGED],
  ["half a JPEG", async () => cut(await phonePhoto()), DAMAGED],
  ["half a WebP", async () => cut(await noise().webp().toBuffer()), DAMAGED],
  ["half an AVIF", async () => cut(await noise().avif({ effort: 0 }).toBuffer()), DAMAGED],
  ["half a PNG", async () => cut(await noise().png().toBuffer()), DAMAGED],
  [
    "more bytes than anybody needs",
    () => Buffer.concat([latin("\xff\xd8\xff"), Buffer.alloc(30_000_000)]),
    "The photo has 31 MB. Give one of at most 30 MB.",
  ],
  [
    "a strip",
    () => flat(100, 600).png().toBuffer(),
    "The photo is 100 × 600 pixels. Give one whose longer side is at most 5 times the shorter one.",
  ],
])("%s is refused with what to do", async (_what, bytes, message) => {
  await expect(checkPhoto(await bytes())).rejects.toThrow(message);
});

test.each(["jpeg", "png", "webp", "avif"] as const)("a whole %s is taken", async (format) => {
  const photo = await noise().toFormat(format).toBuffer();
  expect(await checkPhoto(photo)).toBe(format === "jpeg" ? "jpg" : format);
});
