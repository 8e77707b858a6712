import type { StoryBlock } from "@selvedge/commerce/wire/journal";
import { pictureFromRow } from "../catalogue/index.ts";
import type { Db } from "../database/schema.ts";
import { refusedField } from "../http/refusal.ts";
import type { WrittenLook } from "./look-text.ts";
import { findKnown, findPictures, type PictureRow } from "./stories.repository.ts";
import type { WrittenBlock } from "./story-text.ts";

/** Width of a look's picture on a phone of 360 px, and of a spot that fingers hit. */
const NARROWEST_PX = 320;
const TARGET_PX = 44;

const looksOf = (blocks: readonly WrittenBlock[]): WrittenLook[] => blocks.filter((block) => block.kind === "look");

/** The pictures of looks by their keys, as far as their files are made. */
export async function readLookPictures(
  db: Db,
  blocks: readonly WrittenBlock[],
): Promise<ReadonlyMap<string, PictureRow>> {
  const keys = looksOf(blocks).map(({ picture }) => picture);
  const rows = keys.length === 0 ? [] : await findPictures(db, keys);
  return new Map(rows.map((row) => [row.key, row]));
}

/** Blocks as pages show them. A look without a picture is left out. */
export const shownBlocks = (blocks: readonly WrittenBlock[], pictures: ReadonlyMap<string, PictureRow>): StoryBlock[] =>
  blocks.flatMap((block): StoryBlock[] => {
    if (block.kind !== "look") return [block];
    const row = pictures.get(block.picture);
    return row ? [{ ...block, picture: pictureFromRow(row), words: [] }] : [];
  });

/** Refuses with 422 a look with an unknown product or picture, or with spots that overlap on a phone. */
export async function checkLooks(db: Db, blocks: readonly WrittenBlock[]): Promise<void> {
  const looks = looksOf(blocks);
  if (looks.length === 0) return;
  const slugs = looks.flatMap(({ spots }) => spots.map(({ product }) => product));
  const { products } = await findKnown(db, slugs, []);
  const unknown = slugs.find((slug) => !products.includes(slug));
  if (unknown !== undefined)
    throw refusedField("body", `A look names the product ${JSON.stringify(unknown)}, which does not exist.`);
  const pictures = await readLookPictures(db, blocks);
  for (const look of looks) {
    const picture = pictures.get(look.picture);
    if (!picture)
      throw refusedField(
        "body",
        `A look names the picture ${JSON.stringify(look.picture)}, which does not exist. journal photo adds one and says its name.`,
      );
    const close = overlapping(look, picture);
    if (close)
      throw refusedField(
        "body",
        `On a phone the spots of ${close[0]} and ${close[1]} would overlap. Place them further apart.`,
      );
  }
}

/** The first two products whose spots overlap on a phone. */
function overlapping({ spots }: WrittenLook, { width, height }: PictureRow): [string, string] | null {
  /** Centre of a spot in pixels: at an edge it stays inside the picture. */
  const centre = (percent: number, length: number) =>
    Math.min(Math.max((percent / 100) * length, TARGET_PX / 2), length - TARGET_PX / 2);
  const places = spots.map(({ product, x, y }) => ({
    product,
    x: centre(x, NARROWEST_PX),
    y: centre(y, (NARROWEST_PX * height) / width),
  }));
  for (const [index, one] of places.entries()) {
    const other = places
      .slice(index + 1)
      .find(({ x, y }) => Math.max(Math.abs(x - one.x), Math.abs(y - one.y)) < TARGET_PX);
    if (other) return [one.product, other.product];
  }
  return null;
}
