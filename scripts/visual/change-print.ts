import { createHash } from "node:crypto";
import type { Difference, Pixels } from "./compare.ts";

/** Changed pixels that are this close belong to one area. */
const CELL_PX = 16;

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Fingerprint of what has changed, wherever in the picture it is and however often: pictures with the same one show the same
 * change, for instance of a header on every page.
 */
export function changePrint(before: Pixels, after: Pixels, difference: Difference): string {
  const prints = changedAreas(difference).map((area) => printOf(area, before, after));
  return createHash("sha256")
    .update([...new Set(prints)].toSorted().join())
    .digest("base64url")
    .slice(0, 16);
}

/** The bounds of each group of changed pixels; of each side, the first pixel inside and the first one outside. */
export function changedAreas({ mask, width }: Pick<Difference, "mask" | "width">): Area[] {
  const columns = Math.ceil(width / CELL_PX);
  const cells = new Map<number, Area>();
  for (let at = mask.indexOf(255); at !== -1; at = mask.indexOf(255, at + 1)) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const cell = Math.floor(y / CELL_PX) * columns + Math.floor(x / CELL_PX);
    cells.set(cell, union(cells.get(cell), { left: x, top: y, right: x + 1, bottom: y + 1 }));
  }
  const neighbours = (cell: number) =>
    [-1, 0, 1].flatMap((row) =>
      [-1, 0, 1]
        .filter((column) => (cell % columns) + column >= 0 && (cell % columns) + column < columns)
        .map((column) => cell + row * columns + column),
    );
  const areas: Area[] = [];
  while (cells.size > 0) {
    const open = [...cells.keys()].slice(0, 1);
    let area: Area | undefined;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const part = cells.get(cell);
      if (!part) continue;
      cells.delete(cell);
      area = union(area, part);
      open.push(...neighbours(cell));
    }
    if (area) areas.push(area);
  }
  return areas;
}

const union = (one: Area | undefined, other: Area): Area =>
  one
    ? {
        left: Math.min(one.left, other.left),
        top: Math.min(one.top, other.top),
        right: Math.max(one.right, other.right),
        bottom: Math.max(one.bottom, other.bottom),
      }
    : other;

function printOf({ left, top, right, bottom }: Area, before: Pixels, after: Pixels): string {
  const hash = createHash("sha256").update(`${right - left} ${bottom - top}`);
  for (const { data, width } of [before, after])
    for (let y = top; y < bottom; y++)
      hash.update(data.subarray((y * width + left) * 3, (y * width + Math.min(right, width)) * 3));
  return hash.digest("base64url");
}
