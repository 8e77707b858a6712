import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CDPSession, Page } from "playwright";
import type { BrowserCommand } from "vitest/node";
import { changePrint } from "./change-print.ts";
import { compare } from "./compare.ts";
import { baselineOf, FOUND, foundPicture } from "./folders.ts";
import type { Clip, PictureOutcome } from "./outcome.ts";
import { drawDifference, fingerprint, isMadeOf, pixelsOf, toFile } from "./picture-file.ts";

const sessions = new WeakMap<Page, Promise<CDPSession>>();
/** Fingerprint of the last differing picture of each story. */
const seen = new Map<string, string>();

/**
 * Takes a story's picture and compares it with its baseline. Identical bytes are recognised by their fingerprint; a
 * difference is accepted as real (or, with `--update`, saved) only if two consecutive pictures are equal.
 */
export const comparePicture: BrowserCommand<[story: string, clip: Clip]> = async (
  { page, project },
  story,
  clip,
): Promise<PictureOutcome> => {
  const mode = project.name;
  const png = await take(page, clip);
  const path = baselineOf(mode, story);
  const baseline = existsSync(path) ? readFileSync(path) : null;
  if (baseline && isMadeOf(baseline, png)) return { state: "same" };

  const print = fingerprint(png);
  if (seen.get(path) !== print) {
    seen.set(path, print);
    return { state: "unsteady" };
  }
  seen.delete(path);

  const update = process.env["STORY_PICTURES"] === "update";
  const [before, after] = [baseline && (await pixelsOf(baseline)), await pixelsOf(png)];
  const difference = before && compare(before, after);
  if (before && !difference) return { state: "same" };
  const file = await toFile(png);
  if (update) write(path, file);
  if (!update || baseline) write(join(FOUND, foundPicture(mode, story, "after")), file);
  if (!baseline || !before || !difference) return { state: "new" };
  write(join(FOUND, foundPicture(mode, story, "before")), baseline);
  write(join(FOUND, foundPicture(mode, story, "difference")), await drawDifference(difference, png));
  const { pixels, share, sizes } = difference;
  return { state: "changed", updated: update, pixels, share, sizes, change: changePrint(before, after, difference) };
};

/**
 * Uses the browser's protocol directly: Playwright would wait for frames and fonts again, scroll, and compress the PNG,
 * which is discarded.
 */
async function take(page: Page, clip: Clip): Promise<Buffer> {
  let session = sessions.get(page);
  if (!session) sessions.set(page, (session = page.context().newCDPSession(page)));
  const { data } = await (
    await session
  ).send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true, clip: { ...clip, scale: 1 } });
  return Buffer.from(data, "base64");
}

function write(path: string, file: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file);
}
