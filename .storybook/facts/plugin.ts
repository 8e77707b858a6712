import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "./module-imports.ts";
import { pieceFacts } from "./piece-facts.ts";

const NAME = "virtual:piece-facts";

/** Offers the facts of all components as a module. They are read when a documentation page first asks for them. */
export const pieceFactsPlugin = (): Plugin => ({
  name: "selvedge:piece-facts",
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load(id) {
    if (id !== `\0${NAME}`) return null;
    for (const path of [".changeset", "packages/ui/README.md", "packages/ui/docs"]) this.addWatchFile(join(root, path));
    return `export default ${JSON.stringify(pieceFacts())};`;
  },
});
