import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { PicturesFile } from "../catalogue/index.ts";
import { readStories } from "./stories.ts";
import { StartError } from "../start-error.ts";
import { readStoryText } from "./story-text.ts";

const plain = (text: string) => ({ text, style: "plain", href: null });

test("paragraphs, headings, quotes and lists become blocks of words", () => {
  expect(
    readStoryText("One *two* **three** [four](/shop)\nfive.\n\n## Six & <7\n\n> Eight.\n\n1. Nine\n2. Ten\n"),
  ).toEqual([
    {
      kind: "paragraph",
      words: [
        plain("One "),
        { text: "two", style: "emphasis", href: null },
        plain(" "),
        { text: "three", style: "strong", href: null },
        plain(" "),
        { text: "four", style: "plain", href: "/shop" },
        plain(" five."),
      ],
    },
    { kind: "heading", text: "Six & <7" },
    { kind: "quote", words: [plain("Eight.")] },
    { kind: "list", ordered: true, entries: [[plain("Nine")], [plain("Ten")]] },
  ]);
});

// spec: T14 scripts in pages
test.each([
  "<script>alert(1)</script>",
  "Some <b onclick=alert(1)>words</b>.",
  "![a](https://elsewhere.example/a.png)",
  "[a](javascript:alert(1))",
  "[a](//elsewhere.example)",
  "[a](data:text/html,a)",
  "| a | b |\n|---|---|\n| 1 | 2 |",
])("%j is refused", (markdown) => {
  expect(() => readStoryText(markdown)).toThrow(/^A story (?:cannot show|leads to)/);
});

test.each([
  ["no-front.md", "Words.", "front matter"],
  ["no-title.md", "---\ntopic: Cloth\n---\nWords.", "title"],
  ["Bad Name.md", "---\ntopic: Cloth\n---\nWords.", "no address"],
])("a folder with %s stops the start, and the file is named", async (file, text, reason) => {
  const folder = await mkdtemp(join(tmpdir(), "selvedge-journal-"));
  try {
    await writeFile(join(folder, file), text);
    const read = readStories(pathToFileURL(`${folder}/`), { pictures: {} });
    await expect(read).rejects.toThrow(`The story ${file} cannot be read`);
    await expect(read).rejects.toThrow(reason);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("a directory that is not there stops the start, and JOURNAL_DIR is named", async () => {
  const nowhere = pathToFileURL(join(tmpdir(), "selvedge-no-journal/"));
  const read = readStories(nowhere, { pictures: {} });
  await expect(read).rejects.toThrow(StartError);
  await expect(read).rejects.toThrow(
    /^The directory of the journal cannot be read: ENOENT: .+\. Correct JOURNAL_DIR; an empty directory is a journal without stories\.$/,
  );
});

test.each([
  [40, 1],
  [460, 2],
  [1150, 5],
])("%i words take %i minutes to read", async (words, minutes) => {
  const folder = await mkdtemp(join(tmpdir(), "selvedge-journal-"));
  try {
    const front = "title: A\nstandfirst: B\ntopic: Cloth\nauthor: C\npublished_on: 2026-11-14\npicture: journal/khadi";
    await writeFile(join(folder, "story.md"), `---\n${front}\n---\n${"word ".repeat(words - 1)}\n\n- **end**\n`);
    const pictures = JSON.parse(
      await readFile(new URL("../../seed/pictures.json", import.meta.url), "utf8"),
    ) as PicturesFile;
    expect(await readStories(pathToFileURL(`${folder}/`), pictures)).toMatchObject([{ minutes }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
