import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";

const PHOTOGRAPHS = join(import.meta.dirname, "../../apps/api/seed/pictures");

/** Tiles per row: enough to recognise the photograph, its crop and its position. */
const TILES = 24;
const COLOURS = 12;

/**
 * Serves the demo shop's photographs as mosaics: in a screenshot a photograph would need a hundred times the bytes of the
 * component around it, and would be decoded and scaled slightly differently on other processors.
 */
export function mosaics(): Plugin {
  const laid = new Map<string, Promise<Buffer>>();
  return {
    name: "selvedge:mosaics",
    configureServer({ middlewares }) {
      middlewares.use("/media", (request, response, next) => {
        const name = basename(new URL(request.url ?? "", "http://localhost").pathname);
        if (!/\.(avif|webp)$/.test(name) || !existsSync(join(PHOTOGRAPHS, name))) return next();
        const narrowest = narrowestOf(name);
        const mosaic = laid.get(narrowest) ?? mosaicOf(join(PHOTOGRAPHS, narrowest));
        laid.set(narrowest, mosaic);
        response.setHeader("content-type", "image/png");
        mosaic.then((png) => response.end(png), next);
      });
    },
  };
}

/**
 * The same photograph at its smallest width. A browser that has already loaded a wider file shows that one instead, so all
 * widths must give the same mosaic.
 */
function narrowestOf(name: string): string {
  const [, subject, rest] = /^(.+)-\d+(-\w+\.\w+)$/.exec(name) ?? [];
  if (!subject || !rest) return name;
  const widths = readdirSync(PHOTOGRAPHS)
    .filter((other) => other.startsWith(`${subject}-`) && other.endsWith(rest))
    .map((other) => Number(other.slice(subject.length + 1, -rest.length)))
    .filter((width) => width > 0);
  return `${subject}-${Math.min(...widths)}${rest}`;
}

async function mosaicOf(photograph: string): Promise<Buffer> {
  const { width, height } = await sharp(photograph).metadata();
  const rows = Math.round((TILES * height) / width);
  const stones = await sharp(photograph)
    .resize(TILES, rows, { fit: "fill" })
    .png({ palette: true, colours: COLOURS, dither: 0 })
    .toBuffer();
  return sharp(stones)
    .resize(width, height, { fit: "fill", kernel: "nearest" })
    .png({ palette: true, colours: COLOURS, dither: 0 })
    .toBuffer();
}
