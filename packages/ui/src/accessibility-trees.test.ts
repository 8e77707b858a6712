import { expect, test } from "vitest";

interface Story {
  parameters?: { accessibilityTree?: "kept" };
}

const nameOf = (path: string) => path.split("/").at(-1)!.split(".")[0]!;

const keeping = Object.entries(import.meta.glob<Record<string, Story>>("./*/*.stories.tsx", { eager: true }))
  .map(([path, { default: _, ...stories }]) => ({
    piece: nameOf(path),
    kept: Object.keys(stories).filter((story) => stories[story]?.parameters?.accessibilityTree),
  }))
  .filter(({ kept }) => kept.length > 0);

const trees = import.meta.glob<string>("../trees/*.snap", { query: "?raw", import: "default", eager: true });

// The runner writes missing snapshots on the first run and passes, so this checks that they were committed.
test.each(keeping)("the accessibility trees of $piece are committed for both modes", ({ piece, kept }) => {
  for (const mode of ["light-desktop", "dark-mobile"]) {
    const tree = trees[`../trees/${piece}.${mode}.snap`] ?? "";
    const titles = Array.from(tree.matchAll(/^exports\[`(.*?) \d+`\]/gm), ([, title = ""]) =>
      title.replaceAll(" ", ""),
    );
    expect(titles).toEqual(kept.toSorted());
  }
});

test("no committed tree belongs to a component that keeps none", () => {
  const files = keeping.flatMap(({ piece }) => [`${piece}.light-desktop`, `${piece}.dark-mobile`]);
  expect(Object.keys(trees).toSorted()).toEqual(files.map((file) => `../trees/${file}.snap`).toSorted());
});
