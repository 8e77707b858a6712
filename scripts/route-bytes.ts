import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { firstStylesOf, pageAssets } from "../apps/store/server/build-files.ts";

const client = join(import.meta.dirname, "../apps/store/dist/client");

/** What a page of the build costs before anybody touches it, in bytes as they travel: Brotli, and fonts as they are. */
export interface RouteBytes {
  route: string;
  script: number;
  style: number;
  font: number;
}

/** Reads the finished build: what the server's documents preload, page by page. */
export function bytesByRoute(): RouteBytes[] {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Parameters<
    typeof pageAssets
  >[0];
  const built = readdirSync(join(client, "assets"));
  const sum = (files: string[], suffix: string) =>
    files.reduce((total, file) => total + statSync(join(client, file) + suffix).size, 0);
  return readdirSync(join(client, "../../src/routes"))
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => {
      const module = `src/routes/${file}`;
      const { script, modules, fonts } = pageAssets(manifest, module, built);
      return {
        route: basename(module, ".tsx"),
        script: sum([script, ...modules], ".br"),
        // The document holds them.
        style: sum([`/${firstStylesOf(module)}`], ".br"),
        font: sum(fonts, ""),
      };
    });
}
