/**
 * Generates the shop's media from the masters in apps/api/seed: pictures in the widths and formats below, films under
 * content-hashed names, and the index pictures.json. Generates only missing files. Run: npm run pictures
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";

const root = join(import.meta.dirname, "..");
const seed = join(root, "apps/api/seed");
const served = join(seed, "pictures");

/** Widths in pixels by folder of masters. Nothing is enlarged: a smaller master ends the list with its own width. */
const widths: Record<string, number[]> = {
  products: [360, 720, 1200],
  swatches: [160, 360],
  collections: [360, 720, 1200, 1600, 2400],
  hero: [360, 720, 1200, 1600, 2400],
  about: [720, 1200, 1600],
  journal: [360, 720, 1200],
  charts: [720, 1200],
};

// At quality 62 the weave of plain cloths is visible, at 50 it is blurred; plaster walls show no banding at either.
const formats = {
  avif: { quality: 62, effort: 2 },
  webp: { quality: 80, effort: 5 },
  jpeg: { quality: 80, mozjpeg: true },
};

type Format = keyof typeof formats;

/** Scenes are few and large: a higher effort makes their files up to a quarter smaller. Product pictures gain nothing. */
const optionsOf = (key: string, format: Format) =>
  format === "avif" && !key.startsWith("products/") ? { ...formats.avif, effort: 6 } : formats[format];

interface Source {
  width: number;
  file: string;
}

interface Picture {
  alt: string;
  /** Size of the master in pixels: the aspect ratio to reserve on the page. */
  width: number;
  height: number;
  /** Background colour until the picture has loaded, as hex. */
  color: string;
  avif: Source[];
  webp: Source[];
  /** For Open Graph, 1200 px wide; only pictures that show a whole product have it. */
  jpeg?: string;
}

interface Film {
  /** Key of the picture shown until the film plays; the film has the same size and description. */
  poster: string;
  webm: string;
  mp4: string;
}

function hash(...parts: (string | Buffer)[]): string {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part);
  return digest.digest("hex").slice(0, 8);
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

function variant(key: string, master: Buffer, width: number, format: Format): Promise<string> {
  const options = optionsOf(key, format);
  const file = `${basename(key)}-${width}-${hash(master, JSON.stringify(options))}.${format === "jpeg" ? "jpg" : format}`;
  return once(file, async () =>
    writeFile(join(served, file), await sharp(master).resize({ width }).toFormat(format, options).toBuffer()),
  );
}

/** Mean colour of the middle, where the cloth is; the walls are alike in all pictures. */
async function colorOf(master: Buffer, width: number, height: number): Promise<string> {
  const middle = { left: (width * 3) >> 3, top: (height * 3) >> 3, width: width >> 2, height: height >> 2 };
  const { channels } = await sharp(await sharp(master).extract(middle).png().toBuffer()).stats();
  return `#${Buffer.from(channels.map(({ mean }) => Math.round(mean))).toString("hex")}`;
}

async function picture(key: string, alt: string): Promise<Picture> {
  const master = await readFile(join(seed, "masters", `${key}.webp`));
  const { width, height } = await sharp(master).metadata();
  const row = widths[key.split("/")[0] ?? ""] ?? [];
  const shown = [...new Set(row.map((wide) => Math.min(wide, width)))];
  const sources = (format: Format) =>
    Promise.all(shown.map(async (wide) => ({ width: wide, file: await variant(key, master, wide, format) })));
  return {
    alt,
    width,
    height,
    color: await colorOf(master, width, height),
    avif: await sources("avif"),
    webp: await sources("webp"),
    ...(key.endsWith("-front") && { jpeg: await variant(key, master, Math.min(1200, width), "jpeg") }),
  };
}

async function film(name: string): Promise<Film> {
  const copy = async (extension: string) => {
    const source = join(seed, "film", `${name}.${extension}`);
    const file = `${name}-${hash(await readFile(source))}.${extension}`;
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
