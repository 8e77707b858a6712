/** Writes the component table into the README of @selvedge/ui. Run it after a component, a state or a size has changed. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withPieceTable } from "./piece-table.ts";

const readme = join(import.meta.dirname, "../packages/ui/README.md");
writeFileSync(readme, await withPieceTable(readFileSync(readme, "utf8")));
