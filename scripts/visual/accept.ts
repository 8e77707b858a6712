import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { baselineOf, FOUND, foundPicture } from "./folders.ts";

/** Mode and story: `dark-mobile/commerce-price--on-offer`. */
const NAME = /^([a-z0-9-]+)\/([a-z0-9-]+)$/;

/**
 * Stores the new pictures of the last run as baselines, without running the stories again. Throws, and stores none, if one of
 * the names has no new picture.
 * @param names each as mode/story
 */
export function acceptFound(names: readonly string[], folders = { found: FOUND, baselineOf }): void {
  const pictures = names.map((name) => {
    const [, mode = "", story = ""] = NAME.exec(name) ?? [];
    return { name, from: join(folders.found, foundPicture(mode, story, "after")), to: folders.baselineOf(mode, story) };
  });
  const missing = pictures.filter(({ from }) => !existsSync(from)).map(({ name }) => name);
  if (missing.length > 0)
    throw new Error(
      `No new picture of ${missing.join(", ")} in ${folders.found}. Run npm run visual, or unpack the artifact "visual" there. No picture was stored.`,
    );
  for (const { from, to } of pictures) {
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
}
