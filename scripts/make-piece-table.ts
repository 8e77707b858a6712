/** Writes the tables of components and variables into the README of @selvedge/ui. Run it after a component, a state a size or a token has changed. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withPieceTable } from "./piece-table.ts";
import { withVariableTable } from "./variable-table.ts";

const readme = join(import.meta.dirname, "../packages/ui/README.md");
writeFileSync(readme, await withPieceTable(withVariableTable(readFileSync(readme, "utf8"))));
