import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { currentBuild } from "../apps/store/server/build-folders.ts";
import { firstStylesOf, pageAssets, readBuildFiles } from "../apps/store/server/build-files.ts";

const store = join(import.meta.dirname, "../apps/store");
const client = join(currentBuild(join(store, "dist")), "client");

/** Transfer size of a page before any interaction, in bytes: Brotli, and fonts as they are. */
export interface RouteBytes {
  route: string;
  script: number;
  style: number;
  font: number;
}

/** Reads the built store: the files that the server's documents preload, page by page. */
export function bytesByRoute(): RouteBytes[] {
  const build = readBuildFiles(client);
  const sum = (files: string[], suffix: string) =>
    files.reduce((total, file) => total + statSync(join(client, file) + suffix).size, 0);
  return readdirSync(join(store, "src/routes"))
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => {
      const module = `src/routes/${file}`;
      const { script, modules, fonts } = pageAssets(build, module);
      return {
        route: basename(module, ".tsx"),
        script: sum([script, ...modules], ".br"),
        // Inlined in the document.
        style: sum([`/${firstStylesOf(module)}`], ".br"),
        font: sum(fonts, ""),
      };
    });
}
