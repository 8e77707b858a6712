// @vitest-environment jsdom
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Button } from "../packages/ui/src/button/index.ts";
import { PageHeading } from "../packages/ui/src/page-heading/index.ts";
import { ProductGrid } from "../packages/ui/src/product-grid/index.ts";
import { SkeletonBlock } from "../packages/ui/src/skeleton/index.ts";
import { SkipLink } from "../packages/ui/src/skip-link/index.ts";
import { TooltipBubble } from "../packages/ui/src/tooltip/tooltip-bubble.tsx";
import { colourValues, shapeVariables } from "../packages/ui/theme.ts";
import { CHROMIUM_ARGS, chromiumPath } from "./chromium.ts";
import { stylesheet } from "./ui-styles.ts";

const styles = stylesheet("pieces");
const markup = renderToStaticMarkup(
  createElement(
    Fragment,
    null,
    createElement(Button, null, "Add"),
    createElement(PageHeading, { title: "Bowls" }, "Fired twice."),
    createElement(ProductGrid),
    createElement("div", { id: "picture" }, createElement(SkeletonBlock, { variant: "product" })),
    createElement(SkipLink, null, "Skip"),
    createElement(TooltipBubble, { anchor: document.createElement("b") }),
    createElement("div", { "data-theme": "light" }, createElement(Button, null, "Light")),
    createElement("div", { "data-theme": "dark" }, createElement(Button, null, "Dark")),
  ),
);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...CHROMIUM_ARGS] });
});
afterAll(() => browser.close());

interface Page {
  /** Plain CSS of an app, before the library's styles and so without help from the order. */
  css?: string;
  theme?: "light" | "dark" | "auto";
  system?: "light" | "dark";
}

/** The computed value of a property of the first element of `selector`. */
async function computed(selector: string, property: string, { css = "", theme, system = "light" }: Page = {}) {
  const page = await browser.newPage({ colorScheme: system });
  const root = theme ? `<html data-theme="${theme}">` : "<html>";
  await page.setContent(`<!doctype html>${root}<style>${css}</style><style>${styles}</style>${markup}`);
  const value = await page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  await page.close();
  return value;
}

const BUTTON = "[data-component=button]";
const TITLE = "[data-part=title]";

/** One variable of each group, and what it changes in a component. */
const VARIABLES: [variable: string, value: string, selector: string, property: string, expected: string][] = [
  ["--sv-font-display", "Mincho", TITLE, "font-family", "Mincho"],
  ["--sv-text-h1", "31px", TITLE, "font-size", "31px"],
  ["--sv-leading-h1", "50px", TITLE, "line-height", "50px"],
  ["--sv-tracking-h1", "3px", TITLE, "letter-spacing", "3px"],
  ["--sv-weight-light", "200", TITLE, "font-weight", "200"],
  ["--sv-spacing", "8px", BUTTON, "padding-top", "12px"],
  [
    "--sv-space-gutter",
    "7px",
    "[data-component=product-grid] [role=list], [data-component=product-grid] ul",
    "column-gap",
    "7px",
  ],
  ["--sv-size-control", "60px", BUTTON, "min-height", "60px"],
  ["--sv-measure-lead", "300px", "[data-part=lead]", "max-width", "300px"],
  ["--sv-ratio-product", "1", "#picture > *", "aspect-ratio", "1 / 1"],
  ["--sv-radius-control", "9px", BUTTON, "border-top-left-radius", "9px"],
  ["--sv-shadow-menu", "0 0 3px rgb(1 2 3)", "[data-component=tooltip]", "box-shadow", "rgb(1, 2, 3) 0px 0px 3px 0px"],
  ["--sv-duration-fast", "2s", BUTTON, "transition-duration", "2s"],
  ["--sv-ease-standard", "linear", BUTTON, "transition-timing-function", "linear"],
  ["--sv-z-skip", "7", "[data-component=skip-link]", "z-index", "7"],
];

test("the list has a variable of each group", () => {
  const groupOf = (name: string) => name.split("-")[3];
  const groups = new Set(Object.keys(shapeVariables).map(groupOf));
  expect(new Set(VARIABLES.map(([name]) => groupOf(name)))).toEqual(groups.add("spacing"));
});

test.each(VARIABLES)("%s changes a component in plain CSS", async (variable, value, selector, property, expected) => {
  expect(await computed(selector, property)).not.toContain(expected);
  expect(await computed(selector, property, { css: `:root { ${variable}: ${value} }` })).toContain(expected);
});

describe("colours", () => {
  const rgb = (hex = "") => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
  const [light, dark] = (["light", "dark"] as const).map((theme) => rgb(colourValues(theme)["--sv-accent"]));
  const own = { light: "rgb(1, 2, 3)", dark: "rgb(250, 240, 230)" };
  const lightOnly = `:root { --sv-light-accent: ${own.light} }`;
  const both = `:root { --sv-light-accent: ${own.light}; --sv-dark-accent: ${own.dark} }`;
  const accent = (page: Page, selector = BUTTON) => computed(selector, "background-color", page);

  test("without colours of an app each theme has its own", async () => {
    expect(light).not.toBe(dark);
    expect(await accent({})).toBe(light);
    expect(await accent({ theme: "dark" })).toBe(dark);
  });

  test("a light colour on :root leaves the dark theme as it is", async () => {
    expect(await accent({ css: lightOnly })).toBe(own.light);
    expect(await accent({ css: lightOnly, theme: "dark" })).toBe(dark);
    expect(await accent({ css: lightOnly, theme: "auto" })).toBe(own.light);
    expect(await accent({ css: lightOnly, theme: "auto", system: "dark" })).toBe(dark);
    expect(await accent({ css: lightOnly, theme: "dark" }, `[data-theme=light] ${BUTTON}`)).toBe(own.light);
    expect(await accent({ css: lightOnly }, `[data-theme=dark] ${BUTTON}`)).toBe(dark);
  });

  test("both themes of an app are set in one rule, without a media query", async () => {
    expect(await accent({ css: both })).toBe(own.light);
    expect(await accent({ css: both, theme: "dark" })).toBe(own.dark);
    expect(await accent({ css: both, theme: "auto", system: "dark" })).toBe(own.dark);
    expect(await accent({ css: both }, `[data-theme=dark] ${BUTTON}`)).toBe(own.dark);
  });

  test("a colour without a theme holds in both", async () => {
    const css = `:root { --sv-accent: ${own.light} }`;
    expect(await accent({ css })).toBe(own.light);
    expect(await accent({ css, theme: "dark" })).toBe(own.light);
  });
});

test("every variable is used by a component or by the reset", () => {
  const used = styles + stylesheet("reset");
  expect(Object.keys(shapeVariables).filter((name) => !used.includes(`var(${name})`))).toEqual([]);
});
