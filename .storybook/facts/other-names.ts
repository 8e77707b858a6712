import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./module-imports.ts";

/** Other names of components by title of their stories, from the headings of the page “Find a piece”. */
export function otherNames(): Map<string, string[]> {
  const page = readFileSync(join(root, "packages/ui/docs/find/find.mdx"), "utf8");
  const found = page.matchAll(/^### \w+: (.+)\n\n<Found of="([^"]+)" \/>$/gm);
  return new Map(Array.from(found, ([, names = "", title = ""]) => [title, names.split(", ")]));
}
