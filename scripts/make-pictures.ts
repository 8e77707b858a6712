/**
 * Generates the shop's media from the masters in apps/api/seed: pictures in the widths and formats of apps/api/src/media/picture-files.ts, films under
 * content-hashed names, and the index pictures.json. Generates only missing files. Run: npm run pictures
 */
import { copyFile, mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { contentHash, makePictureFiles, type PictureFiles } from "../apps/api/src/media/picture-files.ts";

const root = join(import.meta.dirname, "..");
const seed = join(root, "apps/api/seed");
const served = join(seed, "pictures");

interface Picture extends PictureFiles {
  alt: string;
}

interface Film {
  /** Key of the picture shown until the film plays; the film has the same size and description. */
  poster: string;
  webm: string;
  mp4: string;
}

await mkdir(served, { recursive: true });
const present = new Set(await readdir(served));
const wanted = new Set<string>();

/** Names a file by the hash of its input, and generates it unless it exists. */
async function once(file: string, make: () => Promise<unknown>): Promise<string> {
  wanted.add(file);
  if (!present.has(file)) await make();
  return file;
}

async function picture(key: string, alt: string): Promise<Picture> {
  const master = await readFile(join(seed, "masters", `${key}.webp`));
  const files = await makePictureFiles(master, {
    kind: key.split("/")[0] ?? "",
    name: basename(key),
    // Only pictures that show a whole product.
    hasJpeg: key.endsWith("-front"),
    keep: async (file, make) => {
      await once(file, async () => writeFile(join(served, file), await make()));
    },
  });
  return { alt, ...files };
}

async function film(name: string): Promise<Film> {
  const copy = async (extension: string) => {
    const source = join(seed, "film", `${name}.${extension}`);
    const file = `${name}-${contentHash([await readFile(source)])}.${extension}`;
    return once(file, () => copyFile(source, join(served, file)));
  };
  return { poster: `hero/${name}-poster`, webm: await copy("webm"), mp4: await copy("mp4") };
}

const alts = JSON.parse(await readFile(join(seed, "masters/alt.json"), "utf8")) as Record<string, string>;
const masters = (await readdir(join(seed, "masters"), { recursive: true })).filter((file) => file.endsWith(".webp"));
const keys = masters.map((file) => file.replaceAll("\\", "/").slice(0, -".webp".length)).toSorted();
const nameless = keys.filter((key) => !alts[key]);
if (nameless.length > 0) throw new Error(`masters/alt.json says nothing about ${nameless.join(", ")}.`);

const pictures: Record<string, Picture> = {};
for (const key of keys) pictures[key] = await picture(key, alts[key] ?? "");

const films: Record<string, Film> = {};
for (const name of new Set((await readdir(join(seed, "film"))).map((file) => file.replace(/\.\w+$/, "")))) {
  films[name] = await film(name);
}

await writeFile(join(seed, "pictures.json"), `${JSON.stringify({ pictures, films }, null, 1)}\n`);
for (const file of present) if (!wanted.has(file)) await rm(join(served, file));

const icons = join(root, "apps/store/public");
await sharp(join(icons, "favicon.svg"), { density: 405 }).resize(180).png().toFile(join(icons, "apple-touch-icon.png"));

const sizes = await Promise.all(
  [...wanted].map(async (file) => ({ file, size: (await stat(join(served, file))).size })),
);
for (const extension of ["avif", "webp", "jpg", "webm", "mp4"]) {
  const bytes = sizes.filter(({ file }) => file.endsWith(`.${extension}`)).map(({ size }) => size);
  const megabytes = bytes.reduce((sum, size) => sum + size, 0) / 1e6;
  console.log(`${extension.padEnd(5)}${String(bytes.length).padStart(4)} files${megabytes.toFixed(1).padStart(7)} MB`);
}
