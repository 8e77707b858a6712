import { expect, test } from "vitest";

interface Story {
  parameters?: { accessibilityTree?: "kept" };
}

/** Pieces that assistive technology knows as something of its own: what they are told to be is kept, story by story. */
const KEPT = [
  ...[
    "carousel",
    "category-menu",
    "combobox",
    "dialog",
    "drawer",
    "gallery",
    "mobile-navigation",
    "search-overlay",
    "tabs",
  ],
  ...[
    "contact-form",
    "coupon-form",
    "delivery-check",
    "exchange-form",
    "filter-panel",
    "login-form",
    "measurement-form",
  ],
  ...[
    "newsletter-form",
    "notify-form",
    "password-form",
    "profile-form",
    "register-form",
    "review-form",
    "shipping-form",
  ],
  "track-order-form",
];

const nameOf = (path: string) => path.split("/").at(-1)!.split(".")[0]!;

const keeping = Object.entries(import.meta.glob<Record<string, Story>>("./*/*.stories.tsx", { eager: true }))
  .map(([path, { default: _, ...stories }]) => ({
    piece: nameOf(path),
    kept: Object.keys(stories).filter((story) => stories[story]?.parameters?.accessibilityTree),
  }))
  .filter(({ kept }) => kept.length > 0);

const trees = import.meta.glob<string>("../trees/*.snap", { query: "?raw", import: "default", eager: true });

test("the pieces whose trees are to be kept keep them", () => {
  expect(keeping.map(({ piece }) => piece).toSorted()).toEqual(KEPT.toSorted());
});

// On the first run the runner writes what it finds, and is content: so it is asked here whether that was committed.
test.each(keeping)("the trees of $piece are there, in both modes", ({ piece, kept }) => {
  for (const mode of ["light-desktop", "dark-mobile"]) {
    const tree = trees[`../trees/${piece}.${mode}.snap`] ?? "";
    const titles = Array.from(tree.matchAll(/^exports\[`(.*?) \d+`\]/gm), ([, title = ""]) =>
      title.replaceAll(" ", ""),
    );
    expect(titles).toEqual(kept.toSorted());
  }
});

test("no tree is left of a piece that keeps none", () => {
  const files = keeping.flatMap(({ piece }) => [`${piece}.light-desktop`, `${piece}.dark-mobile`]);
  expect(Object.keys(trees).toSorted()).toEqual(files.map((file) => `../trees/${file}.snap`).toSorted());
});
