import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { isPinned } from "./chromium.ts";
import { sinceMain } from "./since-main.ts";
import { runCommand } from "./steps.ts";
import { acceptFound } from "./visual/accept.ts";
import { NOT_PINNED } from "./visual/plugin.ts";
import { storyFilesOf } from "./visual/story-files.ts";

const USAGE = `npm run visual -- [options]
  --update        take the pictures as they are now; those of stories that are gone are removed
  --only <piece>  one piece, by its folder; more than once for more
  --changed       only stories that reach what differs from main
  --accept <mode/story>
                  store this new picture of the last run, without a new run; may be repeated. The report copies the command`;

/** Runs the stories' suite to compare screenshots, so that stories are rendered in one way only. */
async function main(): Promise<number> {
  const { update, only, changed, accept } = options();
  if (accept.length > 0) {
    acceptFound(accept);
    console.log(`${accept.length} stored in packages/ui/visual. Commit them with the change.`);
    return 0;
  }
  if (!isPinned()) {
    console.error(NOT_PINNED);
    return 1;
  }
  const files = only.flatMap((piece) => {
    const found = storyFilesOf(piece);
    if (found.length === 0) throw new Error(`No piece is called ${piece}, nor has a folder of that name stories.`);
    return found;
  });
  const selection = [...files, ...(changed ? sinceMain() : [])];
  process.env["STORY_PICTURES"] = update ? "update" : "compare";
  return runCommand("vitest", [
    ...["run", "--config", "packages/ui/vitest.config.ts", "--reporter=dot"],
    // By default Vitest leaves one processor idle, which is half of two.
    ...[`--maxWorkers=${availableParallelism()}`, ...selection],
  ]);
}

function options() {
  const { values } = parseArgs({
    options: {
      update: { type: "boolean", default: false },
      only: { type: "string", multiple: true, default: [] },
      changed: { type: "boolean", default: false },
      accept: { type: "string", multiple: true, default: [] },
    },
  });
  return values;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error(USAGE);
  process.exitCode = 2;
}
