import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";
import { textsAmongSiblings } from "./text-of-its-own.ts";

const root = join(import.meta.dirname, "..");
const shown = sourceFiles().filter(
  (file) =>
    /^(packages\/ui|apps\/store)\/src\/.*\.tsx$/.test(file) &&
    !/\.(stories|test)\.|\/(fixtures|testing|pages-stories)\//.test(file),
);

const found = (jsx: string, before = "") =>
  textsAmongSiblings("piece.tsx", `${before}export const Piece = ({ count, icon, text }) => ${jsx};`).map(
    ({ text }) => text,
  );

test("changing text, and text beside conditional siblings, is in an element of its own", () => {
  expect(shown.length).toBeGreaterThan(200);
  const all = shown.flatMap((file) =>
    textsAmongSiblings(file, readFileSync(join(root, file), "utf8")).map(
      ({ line, text }) => `${file}:${line}: ${text}`,
    ),
  );
  expect(all).toEqual([]);
});

test("a changing text with siblings is found, in elements and in components", () => {
  expect(found("<p>{count} pieces</p>")).toEqual(["{count}"]);
  expect(found('<p>{text}{" "}</p>')).toEqual(["{text}"]);
  expect(found("<button><b />{text}</button>")).toEqual(["{text}"]);
  expect(found("<Button>{text}<b /></Button>")).toEqual(["{text}"]);
  expect(found("<p>{count === 1 ? 'one' : 'many'}<b /></p>")).toEqual(["{count === 1 ? 'one' : 'many'}"]);
  expect(found("<p>{text.map((word) => word)}<b /></p>")).toEqual(["{text.map((word) => word)}"]);
});

test("a text in a fragment is found: its parent has other children", () => {
  expect(found("<>{text}</>")).toEqual(["{text}"]);
  expect(found("<p>{count && <>or <b /></>}</p>")).toEqual(["or"]);
});

test("a fixed text after a conditional sibling is found", () => {
  expect(found("<p>{count > 0 && <b />}pieces</p>")).toEqual(["pieces"]);
  expect(found("<p>{text.map((word) => <b>{word}</b>)}.</p>")).toEqual(["."]);
});

test("text that a translation cannot break is not reported", () => {
  expect(found("<p>{`${count} pieces`}</p>")).toEqual([]);
  expect(found("<p>pieces <b />, and more {count > 0 && <b />}</p>")).toEqual([]);
  expect(found("<p>{icon}<span>{text}</span></p>")).toEqual([]);
  expect(found("<p>Made in {brand.place}.</p>", 'import { brand } from "./brand.ts";')).toEqual([]);
  expect(found("<p>{mark}<b /></p>", "const mark = <i />;")).toEqual([]);
  expect(found("<p>{mark(1)}<b /></p>", "const mark = () => <i />;")).toEqual([]);
});
