// @vitest-environment jsdom
import { composeStories } from "@storybook/react-vite";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, chromium } from "playwright";
import { CHROMIUM_ARGS, chromiumPath } from "./chromium.ts";
import { pieces } from "./piece-bytes.ts";
import { modulesOf, readModule } from "./piece-modules.ts";
import { cutStyles } from "./piece-styles.ts";
import { isFull } from "./test-extent.ts";
import { stylesheet } from "./ui-styles.ts";

type Stories = Parameters<typeof composeStories>[0];

const sum = stylesheet("pieces");
const cut = cutStyles(sum);
const files = Object.entries(import.meta.glob<Stories>("../packages/ui/src/*/*.stories.tsx", { eager: true }));

const wordsOf = (modules: string[]) => new Set(modules.flatMap((file) => readModule(file).match(/[^\s"'`]+/g) ?? []));

/** Stories with a combination of classes that no story before them has, and the entries whose components they show. */
const seen = new Set<string>();
const stories = files.flatMap(([path, module]) => {
  const modules = [...modulesOf(path.slice("../packages/ui/src/".length))];
  const isOfStory = (file: string) => /\.stories\.|^fixtures\//.test(file);
  const [own, others] = [wordsOf(modules.filter(isOfStory)), wordsOf(modules.filter((file) => !isOfStory(file)))];
  /** Without the classes of the story itself, which no component has. */
  const withoutOwn = (_: string, classes: string) =>
    ` class="${classes.replaceAll(/\S+/g, (name) => (own.has(name) && !others.has(name) ? "" : name))}"`;
  const entries = new Set(modules.map((file) => file.split("/")[0]));
  const shown = pieces().filter((piece) => entries.has(piece));
  return Object.values(composeStories(module) as Record<string, ComponentType>).flatMap((Story) => {
    const markup = renderToStaticMarkup(createElement(Story)).replaceAll(/ class="([^"]*)"/g, withoutOwn);
    const fresh = (markup.match(/ class="[^"]+"/g) ?? []).filter((classes) => !seen.has(classes));
    for (const classes of fresh) seen.add(classes);
    return fresh.length > 0 ? [{ path, shown, markup }] : [];
  });
});

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...CHROMIUM_ARGS] });
});
afterAll(() => browser.close());

/** Properties that a component's styles set; the browser lists many more. */
const PROPERTIES = [...new Set(Array.from(sum.matchAll(/[{;]([a-z][a-z-]*):/g), ([, name = ""]) => name))];

/** Computed styles of each element and its ::before and ::after, with these style sheets in this order. */
async function looks(markup: string, sheets: readonly string[], width = 1440): Promise<string[][]> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const head = sheets.map((sheet) => `<style>${sheet}</style>`).join("");
  await page.setContent(`<!doctype html><html><head>${head}</head><body>${markup}</body></html>`);
  const found = await page.evaluate((properties) => {
    for (const animation of document.getAnimations()) animation.cancel();
    const lookOf = (element: Element, pseudo: string) => {
      const style = getComputedStyle(element, pseudo);
      return properties.map((property) => `${pseudo} ${property}: ${style.getPropertyValue(property)}`);
    };
    const isShown = (element: Element, pseudo: string) => getComputedStyle(element, pseudo).content !== "none";
    return Array.from(document.body.querySelectorAll("*"), (element) => [
      ...lookOf(element, ""),
      ...["::before", "::after"].flatMap((pseudo) => (isShown(element, pseudo) ? lookOf(element, pseudo) : [])),
      `of ${element.tagName.toLowerCase()} ${element.getAttribute("class")}`,
    ]);
  }, PROPERTIES);
  await page.close();
  return found;
}

/** The first differences, each with the classes of the element. */
const differences = (wanted: string[][], actual: string[][]) =>
  wanted
    .flatMap((look, index) =>
      look.flatMap((value, at) =>
        actual[index]?.[at] === value ? [] : [`${value}, not ${actual[index]?.[at]} ${look.at(-1)}`],
      ),
    )
    .slice(0, 10);

test("stories look the same with the files of their components as with all styles", async () => {
  const groups = Map.groupBy(stories, ({ path }) => path);
  expect(groups.size).toBeGreaterThan(90);
  const checked = [...groups.values()].filter((_, index) => isFull || index % 8 === 0);
  for (const group of checked) {
    const markup = group.map((story) => story.markup).join("");
    const sheets = [cut.tokens, ...(group[0]?.shown ?? []).map(cut.ofPiece)];
    expect(differences(await looks(markup, [sum]), await looks(markup, sheets)), group[0]?.path).toEqual([]);
  }
});

test.each([390, 1440])("the files of all components look the same in any order at %i px", async (width) => {
  const markup = stories
    .filter((_, index) => index % 3 === 0)
    .map((story) => story.markup)
    .join("");
  const all = pieces().map(cut.ofPiece);
  const wanted = await looks(markup, [sum], width);
  expect(wanted.length).toBeGreaterThan(1000);
  const orders = [
    [...all.toReversed(), cut.tokens],
    [...all.filter((_, index) => index % 2 === 0), cut.tokens, ...all.filter((_, index) => index % 2 === 1)],
  ];
  for (const order of orders) expect(differences(wanted, await looks(markup, order, width))).toEqual([]);
});

test("a file has nothing of components that it does not import", () => {
  const button = cut.ofPiece("button");
  expect(button).toContain(".sv\\:bg-accent{");
  expect(button).toContain("@keyframes sv-spin{");
  expect(button).not.toMatch(/aspect-product|sv-marquee|@property --sv-tw-ring/);
  expect(cut.ofPiece("product-card")).toContain(".sv\\:aspect-product{");
});
