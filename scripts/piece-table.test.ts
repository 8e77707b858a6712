import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withPieceTable } from "./piece-table.ts";

test("the README's component table is up to date (npm run pieces)", async () => {
  const readme = readFileSync(join(import.meta.dirname, "../packages/ui/README.md"), "utf8");
  expect((await withPieceTable(readme)).split("\n")).toEqual(readme.split("\n"));
});
