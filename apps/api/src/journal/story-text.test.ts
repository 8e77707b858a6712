import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { readStories } from "./stories.ts";
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
