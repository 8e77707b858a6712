import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { brand } from "../apps/store/src/brand.ts";

/** A photo of the label, by the name of its file, and what it shows. */
export interface Photo {
  photo: string;
  alt: string;
}

/** Photos by where they are shown. */
type Photos = Readonly<Record<string, Readonly<Record<string, Photo>>>>;

type Widened<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Item[]
    : Value extends object
      ? { -readonly [Key in keyof Value]: Widened<Value[Key]> }
      : Value;

/** `settings.json` of an example label. */
interface ExampleFile {
  /** Takes the place of `brand` in apps/store/src/brand.ts. */
  brand: Widened<typeof brand>;
  /** Takes the place of the picture files in apps/store/src/content. */
  pictures: Photos;
  /** As `settings export` writes it. */
  settings: object;
  /** What the export of goods does not say, in the shop's own format. */
  goods: object;
  /** Photos of the collections, by slug and place. */
  collections: Photos;
  /** Photos of the label's own pages, by page and place. */
  pages: Photos;
}

export interface Example extends ExampleFile {
  name: string;
  folder: string;
}

/** Reads the label in a folder. */
export async function readExample(folder: string): Promise<Example> {
  const file = JSON.parse(await readFile(join(folder, "settings.json"), "utf8")) as ExampleFile;
  return { ...file, name: basename(folder), folder };
}

export const photoFile = ({ folder }: Example, photo: string): string => join(folder, "photos", `${photo}.webp`);
