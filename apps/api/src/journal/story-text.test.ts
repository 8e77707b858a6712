import { expect, test } from "vitest";
import { readPolicyText, readStoryText } from "./story-text.ts";
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

const look = (...lines: string[]) => ["```look", ...lines, "```"].join("\n");

test("a fence with the word look is a picture with the places of products", () => {
  expect(
    readStoryText(
      `Worn in May.\n\n${look("picture: collections/vacation", "", "mira-tiered-dress: 29 50.5", "a: 0%, 100%")}`,
    ),
  ).toEqual([
    { kind: "paragraph", words: [plain("Worn in May.")] },
    {
      kind: "look",
      picture: "collections/vacation",
      spots: [
        { product: "mira-tiered-dress", x: 29, y: 50.5 },
        { product: "a", x: 0, y: 100 },
      ],
    },
  ]);
});

const PICTURE = "picture: collections/vacation";
test.each([
  ["no picture", ["mira-tiered-dress: 29 50"], "A look begins with its picture"],
  ["an empty picture", ["picture:", "mira-tiered-dress: 29 50"], "A look begins with its picture"],
  ["no product", [PICTURE], "A look has one to 8 products, not 0."],
  ["too many products", [PICTURE, ...Array.from({ length: 9 }, (_, n) => `p${n}: 5 5`)], "one to 8 products, not 9."],
  ["a place beyond the right edge", [PICTURE, "a: 100.1 5"], "0 to 100 per cent"],
  ["a place above the picture", [PICTURE, "a: 5 -1"], "0 to 100 per cent"],
  ["one number", [PICTURE, "a: 5"], 'such as sufi-hemp-coat: 30 45, and not "a: 5"'],
  ["no number", [PICTURE, "a: 5 1.2.3"], 'such as sufi-hemp-coat: 30 45, and not "a: 5 1.2.3"'],
  ["markup", [PICTURE, "<b>: 5 5"], 'such as sufi-hemp-coat: 30 45, and not "<b>: 5 5"'],
  ["a product twice", [PICTURE, "a: 5 5", "b: 50 5", "a: 5 50"], 'the product "a" twice'],
])("a look with %s is refused, and says so", (_, lines, message) => {
  expect(() => readStoryText(look(...lines))).toThrow(message);
});

test.each(["- Worn in May.\n\n  ```look\n  picture: a\n  b: 5 5\n  ```", "> ```look\n> picture: a\n> b: 5 5\n> ```"])(
  "a look in a list or a quote is refused: %j",
  (text) => {
    expect(() => readStoryText(text)).toThrow("A look must stand between paragraphs");
  },
);

test("other code is refused, and so is a look in a policy", () => {
  expect(() => readStoryText("```js\na\n```")).toThrow("A story cannot show this (code)");
  expect(() => readPolicyText(look(PICTURE, "a: 5 5"))).toThrow("A policy cannot show this (code)");
});

test("a look takes no time to read", () => {
  expect(minutesToRead(readStoryText(look(PICTURE, "a: 5 5")))).toBe(1);
});

test.each([
  [40, 1],
  [460, 2],
  [1150, 5],
])("%i words take %i minutes to read", (words, minutes) => {
  expect(minutesToRead(readStoryText(`${"word ".repeat(words - 1)}\n\n- **end**\n`))).toBe(minutes);
});
