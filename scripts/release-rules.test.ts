import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { objections, type Release } from "./release-rules.ts";

const root = join(import.meta.dirname, "..");
const ready: Release = {
  manifest: { version: "1.2.0", repository: "github:somebody/shop" },
  changelog: "# @selvedge/ui\n\n## 1.2.0\n\n- More.\n",
  pending: [],
  changed: "",
  tags: ["@selvedge/ui@1.1.0"],
};

test("a committed, described and new version may be released", () => {
  expect(objections(ready)).toEqual([]);
});

test.each<[string, Partial<Release>, RegExp]>([
  ["with changes that are not committed", { changed: " M README.md" }, /not committed/],
  ["while changesets wait", { pending: ["brave-hats.md"] }, /brave-hats\.md wait/],
  ["that the changelog does not describe", { changelog: "# @selvedge/ui\n\n## 1.2.01\n" }, /no entry for 1\.2\.0/],
  ["a second time", { tags: ["@selvedge/ui@1.2.0"] }, /1\.2\.0 is tagged/],
  ["without the repository that provenance names", { manifest: { version: "1.2.0" } }, /no repository/],
])("a version is not released %s", (_, difference, words) => {
  const found = objections({ ...ready, ...difference });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(words);
});

test("the manifest's version has a changelog entry, or changesets that will create one", () => {
  const { version } = JSON.parse(readFileSync(join(root, "packages/ui/package.json"), "utf8")) as { version: string };
  expect(readFileSync(join(root, "packages/ui/CHANGELOG.md"), "utf8")).toContain(`\n## ${version}\n`);
});
