import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";

const PHOTOGRAPHS = join(import.meta.dirname, "../../apps/api/seed/pictures");

/** Stones in a row. Enough to see what is shown, how it is cut and where it stands. */
const STONES = 24;
const COLOURS = 12;

/**
 * The demo label's photographs as mosaics: in a picture of a story a photograph would weigh a hundred times what the piece around
 * it does, and decode and shrink a little otherwise on another processor.
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
 * The same photograph in the fewest pixels. A browser that has a wider one already shows that in place of the one it was asked
 * for, so all of them have to be one mosaic.
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
  const rows = Math.round((STONES * height) / width);
  const stones = await sharp(photograph)
    .resize(STONES, rows, { fit: "fill" })
    .png({ palette: true, colours: COLOURS, dither: 0 })
    .toBuffer();
  return sharp(stones)
    .resize(width, height, { fit: "fill", kernel: "nearest" })
    .png({ palette: true, colours: COLOURS, dither: 0 })
    .toBuffer();
}
