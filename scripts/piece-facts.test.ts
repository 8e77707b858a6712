import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readGuide } from "../.storybook/facts/guides.ts";
import { otherNames } from "../.storybook/facts/other-names.ts";
import { pieceFacts } from "../.storybook/facts/piece-facts.ts";
import { publicEntries } from "./public-entries.ts";
import { source } from "./piece-modules.ts";

const facts = pieceFacts();
const fact = (title: string) => facts[title]!;

describe("the page of each component", () => {
  test.each(Object.entries(facts))("%s has a use, other names and a size", (_, piece) => {
    expect(piece.use).not.toBe("");
    expect(piece.otherNames.length).toBeGreaterThan(0);
    expect(Object.keys(piece.sizes)).toEqual(["Brotli", "gzip", "Its own", "Styles", "Runs on"]);
  });

  test("exists for each file of stories", () => {
    const files = globSync("*/*.stories.tsx", { cwd: source });
    const ofPieces = files.filter((file) => existsSync(join(source, dirname(file), "index.ts")));
    expect(Object.keys(facts)).toHaveLength(ofPieces.length);
  });
});

test("the page “Find a piece” has each component once, and no other", () => {
  expect([...otherNames().keys()].toSorted()).toEqual(Object.keys(facts).toSorted());
});

test("each row of a keyboard table belongs to a component", () => {
  const names = [...Object.keys(publicEntries()), ...Object.keys(facts).map((title) => title.split("/")[1])];
  expect([...readGuide().keys.keys()].filter((name) => !names.includes(name))).toEqual([]);
});

describe("where a component is used", () => {
  test("names the components that render it", () => {
    expect(fact("Commerce/Price").inPieces).toEqual(expect.arrayContaining(["Commerce/ProductCard"]));
    expect(fact("Commerce/ProductCard").inPieces).not.toContain("Commerce/Price");
  });

  test("names the pages that show it, through other components and code that loads later", () => {
    expect(fact("Commerce/SizeChart").onPages).toContain("Pages/Product");
    expect(fact("Commerce/SizeChart").onPages).not.toContain("Pages/Cart");
    expect(fact("Commerce/CouponForm").onPages).toEqual(["Pages/Cart"]);
  });

  test("names the pages of the desk", () => {
    expect(fact("Content/DataTable").onPages.some((title) => title.startsWith("Desk/"))).toBe(true);
  });

  test("is every page for what the frame of the store shows", () => {
    expect(fact("Layout/SiteHeader").isOnEveryPage).toBe(true);
    expect(fact("Commerce/CompareTable").isOnEveryPage).toBe(false);
  });
});

test("the tokens are those of its own classes", () => {
  expect(fact("Content/Badge").variables).toContain("--sv-sale");
  expect(fact("Feedback/Spinner").variables).not.toContain("--sv-sale");
});

test("a component that the next release adds is new, and one without changes is stable", () => {
  const maturities = new Set(Object.values(facts).map(({ maturity }) => maturity));
  expect(maturities.size).toBeGreaterThan(1);
  for (const { maturity, changes } of Object.values(facts)) {
    const coming = changes.some(({ version }) => version === null);
    expect(maturity === "stable").toBe(!coming);
  }
});
