import type { LookSpot } from "@selvedge/commerce/wire/journal";
import { StoryTextError } from "./story-text-error.ts";

/** A look as it is written: its picture is named by its key. */
export interface WrittenLook {
  kind: "look";
  picture: string;
  spots: LookSpot[];
}

const MOST_SPOTS = 8;

const PICTURE = /^picture:\s*(\S+)$/;
const SPOT = /^([a-z0-9-]+):\s*(-?[\d.]+)%?[\s,]+(-?[\d.]+)%?$/;

/**
 * Reads the lines of a look: `picture: KEY`, then `PRODUCT: 30 45` for each piece, in per cent from the left and from the top
 * of the picture. Throws `StoryTextError`.
 */
export function readLook(text: string): WrittenLook {
  const [first = "", ...lines] = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const picture = PICTURE.exec(first)?.[1];
  if (picture === undefined)
    throw new StoryTextError("A look begins with its picture, such as picture: journal/made-to-order");
  if (lines.length === 0 || lines.length > MOST_SPOTS)
    throw new StoryTextError(`A look has one to ${MOST_SPOTS} products, not ${lines.length}.`);
  const spots = lines.map(readSpot);
  const twice = spots.find(({ product }, index) => spots.findIndex((spot) => spot.product === product) < index);
  if (twice) throw new StoryTextError(`A look has the product ${JSON.stringify(twice.product)} twice.`);
  return { kind: "look", picture, spots };
}

function readSpot(line: string): LookSpot {
  const [, product, left, top] = SPOT.exec(line) ?? [];
  const [x, y] = [Number(left), Number(top)];
  if (product === undefined || Number.isNaN(x) || Number.isNaN(y))
    throw new StoryTextError(
      `A product of a look has a line such as sufi-hemp-coat: 30 45, and not ${JSON.stringify(line.slice(0, 60))}`,
    );
  if (Math.min(x, y) < 0 || Math.max(x, y) > 100)
    throw new StoryTextError(
      `A product of a look is at 0 to 100 per cent from the left and from the top of its picture: ${JSON.stringify(line)}`,
    );
  return { product, x, y };
}
