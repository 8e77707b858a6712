import { expect, test } from "vitest";
import { readStoryText } from "./story-text.ts";
import { minutesToRead } from "./story-texts.ts";

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
  [40, 1],
  [460, 2],
  [1150, 5],
])("%i words take %i minutes to read", (words, minutes) => {
  expect(minutesToRead(readStoryText(`${"word ".repeat(words - 1)}\n\n- **end**\n`))).toBe(minutes);
});
