import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withPieceTable } from "./piece-table.ts";
import { withVariableTable } from "./variable-table.ts";

const readme = readFileSync(join(import.meta.dirname, "../packages/ui/README.md"), "utf8");

test("the README's table of variables is up to date (npm run pieces)", () => {
  expect(withVariableTable(readme).split("\n")).toEqual(readme.split("\n"));
});

test("the README's component table is up to date (npm run pieces)", async () => {
  expect((await withPieceTable(readme)).split("\n")).toEqual(readme.split("\n"));
});
