/** Writes the table of pieces into the README of @selvedge/ui. Run it when a piece, a state or a weight has changed. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withPieceTable } from "./piece-table.ts";

const readme = join(import.meta.dirname, "../packages/ui/README.md");
writeFileSync(readme, await withPieceTable(readFileSync(readme, "utf8")));
