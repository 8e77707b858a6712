import type { Plugin } from "vite";
import { pieceFacts } from "./piece-facts.ts";

const NAME = "virtual:piece-facts";

/** Offers the facts of all components as a module. They are read when a documentation page first asks for them. */
export const pieceFactsPlugin = (): Plugin => ({
  name: "selvedge:piece-facts",
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(pieceFacts())};` : null),
});
