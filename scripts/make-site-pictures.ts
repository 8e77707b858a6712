/**
 * Writes the picture data of the shop's pages (not of products) for the store: one file in apps/store/src/content for each
 * part of a page that loads separately. Runs after make-pictures.ts. Run: npm run pictures
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Store file, then name in the file, with the master it is made from. */
const SITE_PICTURES: Record<string, Record<string, string>> = {
  "sign-in-pictures": { login: "products/amba-ajrakh-dress-fabric", register: "products/leela-ikat-kaftan-fabric" },
  "size-pictures": { chart: "charts/size-chart" },
  "cart-pictures": { empty: "products/dhara-paisley-kurta-fabric" },
  "wishlist-pictures": { empty: "journal/rail" },
  "compare-pictures": { empty: "journal/khadi" },
  "contact-pictures": { studio: "journal/made-to-order" },
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

function picture(key: string) {
  const found = made.pictures[key];
  const largest = found?.webp.at(-1);
  if (!found || !largest) throw new Error(`There is no master ${key}. Add it, or change SITE_PICTURES.`);
  const { alt, width, height, color, avif, webp } = found;
  return { alt, width, height, color, avif: srcset(avif), webp: srcset(webp), src: url(largest.file) };
}

function film(name: string) {
  const found = made.films[name];
  if (!found) throw new Error(`There is no film ${name} in apps/api/seed/film.`);
  return { webm: url(found.webm), mp4: url(found.mp4) };
}

function write(name: string, content: object): void {
  writeFileSync(join(root, `apps/store/src/content/${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
}

for (const [file, pictures] of Object.entries(SITE_PICTURES)) {
  write(file, Object.fromEntries(Object.entries(pictures).map(([name, key]) => [name, picture(key)])));
}
write("hero-films", { desktop: film("hero"), mobile: film("hero-mobile") });
