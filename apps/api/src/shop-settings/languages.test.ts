import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(() => shop.db.deleteFrom("settings").execute());
afterAll(() => shop.close());

const command = async (...words: string[]) => (await answerCommand(shop, words)).message;
const set = (value: unknown) => command("settings", "set", "languages", JSON.stringify(value));
const languages = async () => (await shop.app.inject("/api/shop")).json<{ shop: ShopSettings }>().shop.languages;

const english = { code: "en-IN", name: "English", address: "https://label.in" };
const hindi = { code: "hi", name: "हिन्दी", address: "https://hi.label.in" };

test("the demo has no languages, and an empty list is shown as it can be set again", async () => {
  expect(await languages()).toEqual([]);
  expect(await command("settings", "show", "languages")).toBe("languages  []  (default)");
  expect(await command("settings", "set", "languages", "[]")).toBe("languages is []. Nothing has changed.");
});

test("languages are in the next answer, with their codes and addresses in canonical form", async () => {
  await set([
    { code: "EN-in", name: " English ", address: "https://LABEL.in/" },
    { code: "hi", name: "हिन्दी", address: "https://label.in/hi/" },
  ]);
  expect(await languages()).toEqual([english, { ...hindi, address: "https://label.in/hi" }]);
});

test.each([
  ["a code twice", [english, { ...hindi, code: "en-in" }], "Two languages have the same code."],
  ["an address twice", [english, { ...hindi, address: "https://label.in/" }], "Two languages have the same address."],
  ["a single language", [hindi], "Give at least two languages, that of this shop included, or []."],
  [
    "more than 20 languages",
    Array.from({ length: 21 }, (_, n) => ({ ...hindi, code: `hi-${String(n + 100)}`, address: `https://l${n}.in` })),
    "Give at most 20 languages.",
  ],
  ["no name", [english, { ...hindi, name: " " }], "Give a name."],
  ...["english", "en_IN", "xx", "hi-u-nu-deva", ""].map((code): [string, unknown, string] => [
    `the code ${JSON.stringify(code)}`,
    [english, { ...hindi, code }],
    "Give the code of a language, such as hi or en-IN.",
  ]),
  ...[
    "http://hi.label.in",
    "hi.label.in",
    "https://hi.label.in/?a=1",
    "https://hi.label.in/#a",
    "https://me:word@hi.label.in",
    "javascript:alert(1)",
  ].map((address): [string, unknown, string] => [
    `the address ${address}`,
    [english, { ...hindi, address }],
    "Give an address with https and without a query, such as https://hi.label.in.",
  ]),
])("%s is refused with one sentence and changes nothing", async (_, value, sentence) => {
  expect(await set(value)).toBe(`languages cannot be ${JSON.stringify(JSON.stringify(value))}. ${sentence}`);
  expect(await languages()).toEqual([]);
});

test("a text that is no list is refused", async () => {
  expect(await command("settings", "set", "languages", "Hindi")).toMatch(
    /^languages cannot be "Hindi"\. Give a list of languages as JSON/,
  );
});
