import type { Plugin } from "vitest/config";
import { isPinned } from "../chromium.ts";
import type { Pictures } from "./outcome.ts";
import { PicturesReporter } from "./reporter.ts";

/** Message on machines with another browser, where pictures are not compared. */
export const NOT_PINNED =
  "Pictures are compared in the lockfile's browser alone, which is for Linux x64 and without CHROME_PATH: another draws letters in another way. The hosted run has it.";

/** Adds the report of visual differences to a run of the stories, whichever reporters are configured. */
export function picturesReport(pictures: Pictures): Plugin {
  let isAdded = false;
  return {
    name: "selvedge:pictures-report",
    configureVitest({ vitest }) {
      // Called once per mode.
      if (isAdded) return;
      isAdded = true;
      if (pictures !== "none") vitest.config.reporters.push(new PicturesReporter(vitest, pictures));
      else if (!isPinned()) vitest.logger.log(NOT_PINNED);
    },
  };
}
