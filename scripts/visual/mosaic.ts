import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "../..");
const PHOTOGRAPHS = join(root, "apps/api/seed/pictures");
const KEPT = join(root, ".cache/mosaics");

/** Stones in a row. Enough to see what is shown, how it is cut and where it stands. */
const STONES = 24;
const COLOURS = 12;

/**
 * The demo label's photographs as mosaics, as large as they are: in a picture of a story a photograph would weigh a hundred
 * times what the piece around it does, and decode and shrink a little otherwise on another processor.
 */
export function mosaics(): Plugin {
  return {
    name: "selvedge:mosaics",
    configureServer({ middlewares }) {
      middlewares.use("/media", (request, response, next) => {
        const name = basename(new URL(request.url ?? "", "http://localhost").pathname);
        const photograph = join(PHOTOGRAPHS, name);
        if (!/\.(avif|webp)$/.test(name) || !existsSync(photograph)) return next();
        response.setHeader("content-type", "image/png");
        // Chromium shrinks a picture from what it has shrunk before, and by which page was seen first it is another by a little.
        response.setHeader("cache-control", "no-store");
        mosaicOf(photograph).then((png) => response.end(png), next);
      });
    },
  };
}

/** A photograph's name holds its content's hash, so what was laid once stays right. */
async function mosaicOf(photograph: string): Promise<Buffer> {
  const kept = join(KEPT, `${basename(photograph)}.${STONES}.${COLOURS}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const { width, height } = await sharp(photograph).metadata();
  const rows = Math.round((STONES * height) / width);
  const stones = await sharp(photograph)
    .resize(STONES, rows, { fit: "fill" })
    .png({ palette: true, colours: COLOURS, dither: 0 })
    .toBuffer();
  const png = await sharp(stones)
    .resize(width, height, { fit: "fill", kernel: "nearest" })
    .png({ palette: true, colours: COLOURS, dither: 0 })
    .toBuffer();
  mkdirSync(KEPT, { recursive: true });
  const unfinished = `${kept}.${process.pid}.${performance.now()}`;
  writeFileSync(unfinished, png);
  renameSync(unfinished, kept);
  return png;
}
