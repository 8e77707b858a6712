import type { Plugin } from "vitest/config";
import { isPinned } from "../chromium.ts";
import type { Pictures } from "./outcome.ts";
import { PicturesReporter } from "./reporter.ts";

/** Why nothing is compared on a machine with another browser. */
export const NOT_PINNED =
  "Pictures are compared in the lockfile's browser alone, which is for Linux x64 and without CHROME_PATH: another draws letters in another way. The hosted run has it.";

/** Has a run of the stories tell what looks different, whichever reporters it was given. */
export function picturesReport(pictures: Pictures): Plugin {
  let isAdded = false;
  return {
    name: "selvedge:pictures-report",
    configureVitest({ vitest }) {
      // Asked once for each mode.
      if (isAdded) return;
      isAdded = true;
      if (pictures !== "none") vitest.config.reporters.push(new PicturesReporter(vitest, pictures));
      else if (!isPinned()) vitest.logger.log(NOT_PINNED);
    },
  };
}
