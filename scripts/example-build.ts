import { createHash } from "node:crypto";
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type InlineConfig, type Plugin } from "vite";
import { makePictureFiles } from "../apps/api/src/media/picture-files.ts";
import { type Example, type Photo, photoFile } from "./example-label.ts";
import { sourceStamp } from "./source-stamp.ts";

const root = join(import.meta.dirname, "..");
const store = join(root, "apps/store");
const SEED_PICTURES = join(root, "apps/api/seed/pictures");

interface BuiltExample {
  /** The folder that `storefront` serves the pages from. */
  store: string;
  /** The folder with the pictures of its pages. */
  media: string;
}

/** Builds the store of a label, unless nothing has changed since the last build. */
export async function buildExample(example: Example): Promise<BuiltExample> {
  // Inside the repository, so that the built server finds its packages.
  const folder = join(root, ".cache/examples", example.name);
  const media = join(folder, "media");
  const built = { store: folder, media };
  const stampFile = join(folder, "stamp");
  const stamp = stampOf(example);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return built;
  console.log(`Building the store of ${example.brand.name}.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(media, { recursive: true });
  const options = {
    root: store,
    configFile: join(store, "vite.config.ts"),
    logLevel: "error",
    plugins: [labelFiles(example, await pictureFiles(example, media))],
  } satisfies InlineConfig;
  await build({ ...options, build: { outDir: join(folder, "dist/client") } });
  await build({ ...options, build: { ssr: true, outDir: join(folder, "dist/server") } });
  writeFileSync(stampFile, stamp);
  return built;
}

/** Of the store's sources and what the label's build takes. */
function stampOf(example: Example): string {
  const hash = createHash("sha256").update(sourceStamp(root));
  hash.update(JSON.stringify([example.brand, example.pictures]));
  for (const { photo } of Object.values(example.pictures).flatMap(Object.values<Photo>))
    hash.update(readFileSync(photoFile(example, photo)));
  return hash.digest("hex");
}

/** Gives the store the label's files in place of the demo's: those that a label changes by hand. */
function labelFiles(example: Example, pictures: Record<string, object>): Plugin {
  const content = join(store, "src/content");
  const own = new Map([
    [join(store, "src/brand.ts"), brandModule(example)],
    ...Object.entries(pictures).map(([name, value]) => [join(content, `${name}.json`), JSON.stringify(value)] as const),
  ]);
  return { name: "example-label", enforce: "pre", load: (id) => own.get(id.split("?")[0] ?? id) ?? null };
}

/** What takes the place of apps/store/src/brand.ts. */
export const brandModule = ({ brand }: Example): string => `
export const brand = ${JSON.stringify(brand)};
export const labelPromise = ({ words }) => words.promise;
export const labelDescription = ({ words }) => words.description;
export const chatUrl = ${JSON.stringify(`https://wa.me/${brand.phone.replace(/\D/g, "")}`)};
`;

/** The store's picture files, with their pictures made from the label's photos. */
async function pictureFiles(example: Example, media: string): Promise<Record<string, object>> {
  // The size chart is a drawing without a brand.
  for (const file of globSync("size-chart-*", { cwd: SEED_PICTURES }))
    copyFileSync(join(SEED_PICTURES, file), join(media, file));
  const files: Record<string, object> = {};
  for (const [file, pictures] of Object.entries(example.pictures)) {
    const made: Record<string, object> = {};
    for (const [name, { photo, alt }] of Object.entries(pictures)) {
      const master = await readFile(photoFile(example, photo));
      const { avif, webp, ...size } = await makePictureFiles(master, {
        kind: "products",
        name: photo,
        hasJpeg: false,
        keep: async (variant, make) => {
          if (!existsSync(join(media, variant))) await writeFile(join(media, variant), await make());
        },
      });
      const srcset = (sources: typeof webp) => sources.map((each) => `/media/${each.file} ${each.width}w`).join(", ");
      made[name] = { alt, ...size, avif: srcset(avif), webp: srcset(webp), src: `/media/${webp.at(-1)?.file}` };
    }
    files[file] = made;
  }
  return files;
}
