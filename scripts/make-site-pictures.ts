/**
 * Writes the pictures that belong to the label's pages, not to a product, where the store reads them:
 * apps/store/src/content/site-pictures.json. Runs after make-pictures.ts. Run: npm run pictures
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Name in the store, and the master it is made from. */
const SITE_PICTURES: Record<string, string> = {
  hero: "hero/hero-poster",
  heroMobile: "hero/hero-mobile-poster",
  workwear: "collections/workwear",
  workwearMobile: "collections/workwear-mobile",
  vacation: "collections/vacation",
  vacationMobile: "collections/vacation-mobile",
  evening: "collections/evening",
  eveningMobile: "collections/evening-mobile",
  statement: "products/charu-kantha-coat-fabric",
  signIn: "products/amba-ajrakh-dress-fabric",
};

interface Variant {
  width: number;
  file: string;
}
interface Made {
  pictures: Record<
    string,
    { alt: string; width: number; height: number; color: string; avif: Variant[]; webp: Variant[] }
  >;
  films: Record<string, { webm: string; mp4: string }>;
}

const made = JSON.parse(readFileSync(join(root, "apps/api/seed/pictures.json"), "utf8")) as Made;

const url = (file: string) => `/media/${file}`;
const srcset = (variants: Variant[]) => variants.map(({ width, file }) => `${url(file)} ${width}w`).join(", ");

const pictures = Object.fromEntries(
  Object.entries(SITE_PICTURES).map(([name, key]) => {
    const picture = made.pictures[key];
    const largest = picture?.webp.at(-1);
    if (!picture || !largest) throw new Error(`There is no master ${key}. Add it, or change SITE_PICTURES.`);
    const { alt, width, height, color, avif, webp } = picture;
    return [name, { alt, width, height, color, avif: srcset(avif), webp: srcset(webp), src: url(largest.file) }];
  }),
);

const films = Object.fromEntries(
  Object.entries(made.films).map(([name, { webm, mp4 }]) => [
    name === "hero" ? "desktop" : "mobile",
    { webm: url(webm), mp4: url(mp4) },
  ]),
);

writeFileSync(
  join(root, "apps/store/src/content/site-pictures.json"),
  `${JSON.stringify({ pictures, films }, null, 2)}\n`,
);
