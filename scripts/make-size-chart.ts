/**
 * Draws the size table as a picture for the size guide: a master for make-pictures.ts, in the shop's fonts and with the
 * same values as the table on the page. Runs before make-pictures.ts. Run: npm run pictures
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SIZE_TABLE, SIZES } from "@selvedge/commerce/demo-sizes";
import { BODY_PARTS, toCentimetres } from "@selvedge/commerce/measurements";
import { chromium } from "playwright";
import sharp from "sharp";
import tokens from "../packages/ui/tokens.json" with { type: "json" };
import { CHROMIUM_ARGS, chromiumPath } from "./chromium.ts";

const root = join(import.meta.dirname, "..");
const masters = join(root, "apps/api/seed/masters/charts");

const WIDTH = 1200;
const HEIGHT = 620;
const NAMES = { bust: "Bust", waist: "Waist", hip: "Hip" };

const font = (file: string) =>
  `url(data:font/woff2;base64,${readFileSync(join(root, `packages/ui/src/fonts/${file}.woff2`), "base64")})`;
const { surface, ink, line, accent } = tokens.color.light;
const colour = ({ $value }: { $value: { hex: string } }) => $value.hex;

const heads = SIZES.map((size) => `<th>${size}</th>`).join("");
const figures = BODY_PARTS.map((part) => {
  const cells = SIZES.map((size) => SIZE_TABLE[size][part]).map(
    (inches) => `<td>${inches}<small>${toCentimetres(inches)}</small></td>`,
  );
  return `<tr><th>${NAMES[part]}</th>${cells.join("")}</tr>`;
}).join("");

const drawing = `<!doctype html>
  <style>
    @font-face { font-family: Display; src: ${font("newsreader-display-roman")}; font-weight: 200 800 }
    @font-face { font-family: Text; src: ${font("anek-latin")}; font-weight: 100 800 }
    body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; box-sizing: border-box; padding: 48px 64px;
      background: ${colour(surface.raised)}; color: ${colour(ink.default)}; font: 400 24px/1.2 Text }
    h1 { margin: 0 0 36px; font: 300 56px/1 Display; letter-spacing: -0.02em }
    table { width: 100%; table-layout: fixed; border-collapse: collapse; font-variant-numeric: tabular-nums }
    th, td { padding: 18px 0 14px; text-align: center; border-bottom: 1px solid ${colour(line.hairline)} }
    tr > :first-child { text-align: start; width: 150px; font-weight: 500 }
    thead th { font: 300 36px/1 Display; border-color: ${colour(ink.default)} }
    td { font-size: 32px }
    small { display: block; margin-top: 6px; font-size: 20px; color: ${colour(ink.muted)} }
    p { margin: 26px 0 0; font-size: 20px; color: ${colour(ink.muted)} }
    b { color: ${colour(accent.default)}; font-weight: 500 }
  </style>
  <h1>Size chart</h1>
  <table><thead><tr><th></th>${heads}</tr></thead><tbody>${figures}</tbody></table>
  <p>Of the body, not of the garment. Large figures: <b>inches</b>. Small figures: <b>centimetres</b>.</p>`;

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent(drawing);
  await page.evaluate(() => document.fonts.ready);
  mkdirSync(masters, { recursive: true });
  await sharp(await page.screenshot())
    .webp({ nearLossless: true })
    .toFile(join(masters, "size-chart.webp"));
} finally {
  await browser.close();
}
