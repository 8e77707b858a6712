import { expect, test } from "vitest";
import { documentOf } from "./fixtures/document-of.ts";
import { demoSettings } from "./fixtures/shop/demo-settings.ts";
import { withLanguage } from "./document-language.ts";
import { loadAllIslands } from "./lib/islands/island.tsx";

const ENGLISH = { code: "en-IN", name: "English", address: "https://label.in" };
const ARABIC = { code: "ar", name: "العربية", address: "https://label.in/a&r" };
const LANGUAGES = [ENGLISH, ARABIC];

const page = (head: string) => `<html lang="en-IN" data-theme="light"><head>${head}</head><body></body></html>`;
const canonicalAt = (url: string) => `<link rel="canonical" href="${url}"/>`;

const alternatesOf = (html: string) =>
  Array.from(
    new DOMParser().parseFromString(html, "text/html").querySelectorAll<HTMLLinkElement>("head > [rel=alternate]"),
    ({ hreflang, href }) => [hreflang, href],
  );

test("a page names its canonical address in all languages, its own included, and the first for all others", () => {
  const html = withLanguage(page(canonicalAt("https://label.in/shop?page=2")), "https://label.in", LANGUAGES);
  expect(alternatesOf(html)).toEqual([
    ["en-IN", "https://label.in/shop?page=2"],
    ["ar", "https://label.in/a&r/shop?page=2"],
    ["x-default", "https://label.in/shop?page=2"],
  ]);
});

test("a page that is not indexed names no other addresses", () => {
  const html = page('<meta name="robots" content="noindex"/>');
  expect(withLanguage(html, "https://label.in", LANGUAGES)).toBe(html);
});

test("the document has the language and the direction of its shop", () => {
  const html = withLanguage(page(""), "https://label.in/a&r", LANGUAGES);
  expect(html).toContain('<html lang="ar" dir="rtl" data-theme="light">');
});

test("without languages, or without this shop among them, a document stays as it is", () => {
  const html = page(canonicalAt("https://shop.example/"));
  expect(withLanguage(html, "https://shop.example", [])).toBe(html);
  expect(withLanguage(html, "https://shop.example", LANGUAGES)).toBe(html);
});

test("the demo's documents name no other addresses, and have no language switcher", async () => {
  await loadAllIslands();
  const { html } = await documentOf("/contact", demoSettings());
  expect(html).toContain('<html lang="en-IN" data-theme="light">');
  expect(html).not.toContain("hreflang");
  expect(html).not.toContain("language-switcher");
});

test("a rendered page has its addresses in the head and links to the other shops in the footer", async () => {
  const address = "https://hi.label.in";
  const languages = [
    { code: "hi", name: "हिन्दी", address },
    { ...ENGLISH, address: "http://shop.example" },
  ];
  await loadAllIslands();
  const { html } = await documentOf("/contact", { ...demoSettings(), languages });
  expect(alternatesOf(html)).toEqual([
    ["hi", "https://hi.label.in/contact"],
    ["en-IN", "http://shop.example/contact"],
    ["x-default", "https://hi.label.in/contact"],
  ]);
  const body = new DOMParser().parseFromString(html, "text/html").body;
  expect(body.querySelector("footer nav[aria-label=Language] a")?.getAttribute("href")).toBe(`${address}/contact`);
});
