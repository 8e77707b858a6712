import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Db } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import type { Galleries } from "../media/index.ts";
import type { RecordChange } from "../record-change.ts";
import { fetchPhoto } from "./fetch-photo.ts";
import type { Imported } from "./import-catalogue.ts";

/** A server that does not answer is not asked for hundreds of photos. */
const MOST_FAILURES = 5;

interface PhotoOptions {
  galleries: Galleries;
  /** A folder with the files, named like the last part of their addresses. Without it they are downloaded. */
  folder?: string | undefined;
  /** Whether whoever imports has the files and adds them afterwards, so that none is downloaded. @default false */
  isLeftToCaller?: boolean;
  record?: RecordChange | undefined;
  /** @default `fetchPhoto` */
  fetch?: (source: string) => Promise<Buffer>;
}

/** How many photos were added, and a line for each that was not, saying why. */
export interface AddedPhotos {
  added: number;
  problems: string[];
  /** Photos that whoever imports adds: where no folder is given, those without an address, or all if they are left to the caller. */
  files: { slug: string; source: string; alt: string }[];
}

/**
 * Adds the file's photos to products that have fewer pictures than the file names. If a photo fails, the others are still added. Import the
 * file again to retry.
 */
export async function addPhotos(
  db: Db,
  products: Imported["photos"],
  { galleries, folder, isLeftToCaller = false, record, fetch = fetchPhoto }: PhotoOptions,
): Promise<AddedPhotos> {
  const result: AddedPhotos = { added: 0, problems: [], files: [] };
  let failures = 0;
  for (const { slug, photos } of products) {
    const { id } = await db.selectFrom("products").select("id").where("slug", "=", slug).executeTakeFirstOrThrow();
    if ((await galleries.listPictures(id)).length >= photos.length) continue;
    let position = 1;
    for (const { source, alt } of photos) {
      if (folder === undefined && (isLeftToCaller || URL.parse(source) === null)) {
        result.files.push({ slug, source, alt: alt || slug });
        continue;
      }
      if (failures >= MOST_FAILURES) {
        result.problems.push(
          `pictures from ${slug} on: not tried, as ${MOST_FAILURES} in a row failed. Import the file again later.`,
        );
        return result;
      }
      try {
        const bytes = folder === undefined ? await fetch(source) : await readPhoto(folder, source);
        failures = 0;
        const isNew = await galleries.addPicture(id, { bytes, alt: alt || slug }, { position, record });
        if (isNew) result.added += 1;
        position += 1;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        failures += folder === undefined ? 1 : 0;
        result.problems.push(`picture of ${slug}: ${error.message}`);
      }
    }
  }
  return result;
}

/** The last part of an address or path is the file's name, so nothing outside of the folder is read. */
async function readPhoto(folder: string, source: string): Promise<Buffer> {
  const url = URL.parse(source);
  const name = basename(url ? decodedPath(url) : source);
  return readFile(join(folder, name)).catch(() => {
    throw new Refusal(422, `There is no file ${name} in ${folder}.`);
  });
}

function decodedPath({ href, pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new Refusal(422, `The address ${href} is malformed: write a percent sign as %25.`);
  }
}
