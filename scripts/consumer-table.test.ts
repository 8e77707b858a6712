import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recordedBytes, changedBytes } from "./consumer-bytes.ts";
import { withConsumerTable } from "./consumer-table.ts";

test("the README's table of apps shows the sizes measured by `npm run check-build`", () => {
  const readme = readFileSync(join(import.meta.dirname, "../packages/ui/README.md"), "utf8");
  expect(withConsumerTable(readme, recordedBytes()).split("\n")).toEqual(readme.split("\n"));
});

test("a size that differs by more than the tolerance is reported", () => {
  const known = { vite: { document: 300, scripts: 60_000, styles: 9_000, fonts: 0 } };
  expect(changedBytes(known, { vite: { document: 310, scripts: 60_256, styles: 9_000, fonts: 0 } })).toEqual([]);
  expect(changedBytes(known, { vite: { document: 300, scripts: 60_257, styles: 8_700, fonts: 0 } })).toEqual([
    "vite: scripts of 60257 bytes, not 60000. If that is meant, run it with --update",
    "vite: styles of 8700 bytes, not 9000. If that is meant, run it with --update",
  ]);
  expect(changedBytes({}, { next: { document: 900, scripts: 0, styles: 0, fonts: 0 } })).toHaveLength(1);
});
