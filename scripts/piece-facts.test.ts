import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { changeIn, changesOf, changesOfLog, maturityOf } from "../.storybook/facts/changes.ts";
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
    expect(fact("Commerce/Price").inPieces).toContain("Commerce/ProductCard");
    expect(fact("Forms/RadioGroup").inPieces).toContain("Commerce/OptionPicker");
    expect(fact("Overlays/Dialog").inPieces).toContain("Overlays/Drawer");
    expect(fact("Commerce/ProductCard").inPieces).not.toContain("Commerce/Price");
  });

  test("names the pages that show it, through other components and code that loads later", () => {
    expect(fact("Commerce/SizeChart").onPages).toContain("Pages/Product");
    expect(fact("Commerce/SizeChart").onPages).not.toContain("Pages/Cart");
    expect(fact("Commerce/CouponForm").onPages).toEqual(["Pages/Cart"]);
  });

  test("names components on every page of the store that has stories", () => {
    const shown = new Set(Object.values(facts).flatMap(({ onPages }) => onPages));
    const files = globSync("*.stories.tsx", { cwd: join(source, "../../../apps/store/src/pages-stories") });
    expect([...shown].filter((title) => title.startsWith("Pages/"))).toHaveLength(files.length);
  });

  test("names the pages of the desk", () => {
    expect(fact("Content/DataTable").onPages.some((title) => title.startsWith("Desk/"))).toBe(true);
  });

  test("is every page for what the frame of the store shows", () => {
    expect(fact("Layout/SiteHeader").isInFrame).toBe(true);
    expect(fact("Commerce/CompareTable").isInFrame).toBe(false);
  });
});

test("the tokens are those of its own classes", () => {
  expect(fact("Content/Badge").variables).toContain("--sv-sale");
  expect(fact("Feedback/Spinner").variables).not.toContain("--sv-sale");
});

describe("the changes of a component", () => {
  const coming = (text: string) => ({ version: null, text });

  test("are the first paragraphs of changesets of this package", () => {
    expect(changeIn('---\n"@selvedge/ui": minor\n---\n\nAdded `Faq`.\n\n```tsx\n<Faq />\n```\n')).toEqual([
      coming("Added `Faq`."),
    ]);
    expect(changeIn('---\n"other": minor\n---\n\nAdded `Faq`.\n')).toEqual([]);
  });

  test("are the entries of released versions, without commits", () => {
    const log =
      "# @selvedge/ui\n\n## 0.2.0\n\n### Minor Changes\n\n- 1a2b3c4: Added `Faq`.\n\n## 0.1.0\n\n- The first.\n";
    expect(changesOfLog(log)).toEqual([
      { version: "0.2.0", text: "Added `Faq`." },
      { version: "0.1.0", text: "The first." },
    ]);
  });

  test("are those that name an export of it", () => {
    const changes = ["`Faq` opens.", "`<Faq>` closes.", "`FaqItem` moves.", "Faq"].map(coming);
    expect(changesOf(["Faq"], changes)).toEqual(changes.slice(0, 2));
    expect(changesOf([], changes)).toEqual([]);
  });

  test.each([
    ["new", "Added `Bar` for messages, with `BarLink`, and `Faq` for questions. They are small."],
    ["changing", "Added `feature` to `Faq`: content beside it."],
    ["changing", "Added `Bar`. It looks like `Faq`."],
    ["changing", "`Faq` opens."],
  ])("make it %s: %s", (maturity, text) => {
    expect(maturityOf(["Faq", "FaqItem"], changesOf(["Faq", "FaqItem"], [coming(text)]))).toBe(maturity);
  });

  test("leave it stable once they are released", () => {
    expect(maturityOf(["Faq"], [{ version: "0.2.0", text: "Added `Faq`." }])).toBe("stable");
  });
});
