import type { PlacedPicture } from "@selvedge/commerce/wire/owner-pages";
import { pictureFromRow, type PicturesFile } from "../catalogue/index.ts";
import type { Db } from "../database/schema.ts";

/**
 * What places that name pictures by their keys show, and what becomes of the newest picture of each. The keys of a place have the newest one
 * first. `demo`: the demo's pictures, of which a shop with goods of its own has no rows.
 */
export async function readPlacedPictures(
  db: Db,
  demo: PicturesFile["pictures"],
  places: Readonly<Record<string, readonly string[]>>,
): Promise<PlacedPicture[]> {
  const keys = Object.values(places).flat();
  if (keys.length === 0) return Object.keys(places).map((place) => ({ ...NONE, place }));
  const made = await db.selectFrom("pictures").selectAll().where("key", "in", keys).execute();
  const uploads = await db.selectFrom("picture_uploads").select(["key", "failure"]).where("key", "in", keys).execute();
  const rowOf = (key: string) => made.find((row) => row.key === key) ?? demo[key];
  return Object.entries(places).map(([place, [newest, ...earlier]]) => {
    if (newest === undefined) return { ...NONE, place };
    const row = [newest, ...earlier].map(rowOf).find((found) => found !== undefined);
    const picture = row ? pictureFromRow({ ...row, jpeg: row.jpeg ?? null }) : null;
    if (rowOf(newest)) return { place, state: "shown", failure: null, picture };
    const failure = uploads.find(({ key }) => key === newest)?.failure ?? null;
    return { place, state: failure === null ? "waiting" : "failed", failure, picture };
  });
}

const NONE = { state: "none", failure: null, picture: null } as const;
