import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { preview } from "vite";
import { CHROMIUM_ARGS, chromiumPath } from "./chromium.ts";
import { APPS } from "./consumer-apps.ts";
import { type BytesByApp, measureApp } from "./consumer-bytes.ts";
import { kamaProblems } from "./consumer-kama.ts";
import { differingPictures } from "./consumer-pictures.ts";
import type { ServedApp } from "./consumer-servers.ts";

/** A partially repainted corner is blended twice, which changes a pixel. */
const WHOLE_TILES = [...CHROMIUM_ARGS, "--disable-partial-raster"];

const screenshots = join(import.meta.dirname, "../test-results/consumers");

/** Computed style of an element: property → value. */
type Look = Record<string, string>;
type Name = keyof typeof APPS | ServedApp["name"];

/** Below the app's `sm`, between its `sm` and ours, on tablets, and wide. */
const WIDTHS = [390, 560, 1000, 1440];

/** Number of files in fonts.css. */
const FACES = 9;

/** Inherited properties that `reset.css` sets for the whole page. */
const GROUND = ["text-rendering", "-webkit-font-smoothing", "text-wrap", "text-wrap-style"];

/** Result of comparing the apps. */
export interface Comparison {
  /** All problems. */
  wrong: string[];
  bytes: BytesByApp;
}

/** Opens the built apps and the served ones in the pinned browser. With `update`, the pictures of Kama are stored. */
export async function compareApps(
  folder: string,
  served: Partial<Record<ServedApp["name"], string>>,
  update: boolean,
): Promise<Comparison> {
  mkdirSync(screenshots, { recursive: true });
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "warn",
    appType: "mpa",
    preview: { host: "127.0.0.1", port: 0 },
  });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: WHOLE_TILES });
  try {
    const origin = server.resolvedUrls?.local[0] ?? "";
    const built = Object.fromEntries(Object.keys(APPS).map((app) => [app, `${origin}${app}/`]));
    const urls = Object.entries({ ...built, ...served }) as [Name, string][];
    const wrong: string[] = [];
    for (const [app, url] of Object.entries(served)) wrong.push(...(await missingFromMarkup(app, url)));
    for (const width of WIDTHS) wrong.push(...(await compareAt(browser, urls, width)));
    wrong.push(...(await kamaProblems(browser, `${origin}kama/`, update)));
    const bytes: BytesByApp = {};
    for (const [app, url] of urls) bytes[app] = await measureApp(browser, url);
    return { wrong, bytes };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Elements missing from the server's markup, before any script has run. */
async function missingFromMarkup(app: string, url: string): Promise<string[]> {
  const markup = await (await fetch(url)).text();
  const words = [
    ...(app !== "next" ? ["₹1,25,000.00"] : []),
    "On the server",
    "Mira Tiered Dress",
    "Offer ends in",
    "Tara A-Line Dress",
    "Add to cart",
  ];
  return words.filter((word) => !markup.includes(word)).map((word) => `${app}: the server does not say "${word}"`);
}

async function compareAt(browser: Browser, urls: [app: Name, url: string][], width: number): Promise<string[]> {
  const wrong: string[] = [];
  const report = (app: Name, text: string) => wrong.push(`${app}, ${width} px: ${text}`);
  const pages = new Map<Name, Page>();
  for (const [app, url] of urls) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    // Ends what hangs; a busy machine is no fault.
    page.setDefaultTimeout(120_000);
    page.on("console", (message) => report(app, `${message.type()} in the console: ${message.text()}`));
    page.on("pageerror", (error) => report(app, error.message));
    page.on("response", (response) => response.ok() || report(app, `${response.status()} ${response.url()}`));
    await page.goto(url);
    await page.locator("#pieces, #host").first().waitFor();
    if (!(app in APPS)) await interact(page).catch((error) => report(app, String(error)));
    // The app's first link has the focus, with the app's own focus ring.
    if (await page.locator("#host").count()) await page.keyboard.press("Tab");
    const faces = await loadedFaces(page);
    if (faces !== (app === "host" ? 0 : FACES)) report(app, `${faces} web fonts arrive`);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
    });
    await page.screenshot({ path: join(screenshots, `${app}-${width}.png`), fullPage: true });
    pages.set(app, page);
  }

  const looks = async (app: Name, selector: string) => {
    const page = pages.get(app);
    return page ? looksOf(page, selector) : [];
  };
  const reference = await looks("reference", "#pieces *");
  const alone = await looks("host", "#host *");
  if (reference.length < 50 || alone.length < 20) report("reference", "the page is empty");

  const guests = (
    ["tailwind-first", "library-first", "tailwind-3", "piece-files", "next", "react-router", "lowest-react"] as const
  ).filter((app) => pages.has(app));
  for (const app of guests) {
    for (const text of differences(reference, await looks(app, "#pieces *"), GROUND)) report(app, text);
  }
  for (const app of ["tailwind-first", "library-first"] as const) {
    for (const text of differences(alone, await looks(app, "#host *"))) report(app, `host: ${text}`);
    for (const text of await overrideProblems(width, (selector) => looks(app, selector))) report(app, text);
  }
  for (const text of brandProblems(await looks("brand", "#pieces button"))) report("brand", text);
  for (const text of await differingPictures(pages, guests)) report("reference", text);
  for (const page of pages.values()) await page.close();
  return wrong;
}

/** Checks that the components use the brand tokens set as in the README. */
function brandProblems(buttons: Element[]): string[] {
  const look = buttons.find(({ name }) => name.endsWith(" button Add to cart"))?.look ?? {};
  const expected = { "background-color": "rgb(124, 45, 146)", "border-top-left-radius": "8px" };
  return Object.entries(expected).flatMap(([property, wanted]) =>
    look[property] === wanted ? [] : [`a Button's ${property} is ${look[property]}, not ${wanted}`],
  );
}

/** Checks an app's class on a component, and an app's use of the preset. */
async function overrideProblems(width: number, looks: (selector: string) => Promise<Element[]>): Promise<string[]> {
  const look = async (selector: string) => (await looks(selector))[0]?.look ?? {};
  const branded = await look("#branded");
  const brand = await look("#brand");
  const expected: [what: string, actual: string | undefined, wanted: string | undefined][] = [
    ["the host's `hidden lg:block`", (await look("#wide-only"))["display"], width >= 1120 ? "block" : "none"],
    ["the host's `sm:grid`", (await look("#grid"))["display"], width >= 480 ? "grid" : "block"],
    ["`hidden sm:inline-flex` on a Button", branded["display"], width >= 480 ? "inline-flex" : "none"],
  ];
  for (const property of ["background-color", "border-top-left-radius"]) {
    expected.push([`the host's ${property} on a Button`, branded[property], brand[property]]);
  }
  const [preset, tokens] = [await look("#preset"), await look("#tokens")];
  for (const property of ["background-color", "border-top-left-radius", "font-family", "color"]) {
    expected.push([`the preset's ${property}`, preset[property], tokens[property]]);
  }
  return expected.flatMap(([what, actual, wanted]) =>
    actual === wanted && wanted ? [] : [`${what} is ${actual}, not ${wanted}`],
  );
}

/** Waits for hydration: the page responds to a press, and the countdown shows the time left. */
async function interact(page: Page): Promise<void> {
  await page.getByRole("timer").filter({ hasText: "days" }).waitFor();
  const quantity = page.getByRole("group", { name: "Quantity of Tara A-Line Dress" });
  await quantity.getByRole("button", { name: "Increase" }).click();
  await quantity.getByText("Quantity 2").waitFor();
  await quantity.getByRole("button", { name: "Reduce" }).click();
  // The same state as in the other apps: nothing focused or hovered.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

interface Element {
  name: string;
  look: Look;
}

/**
 * All computed styles of the elements of `selector` and of their ::before and ::after, without Tailwind's helper properties:
 * a component's own style sheet only registers those that it uses.
 */
const looksOf = (page: Page, selector: string): Promise<Element[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element, index) =>
      ["", "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const shown = pseudo === "" || style.content !== "none" ? Array.from(style) : ["content"];
        return {
          name: `${index} ${element.tagName.toLowerCase()}${pseudo} ${element.textContent.slice(0, 20)}`,
          look: Object.fromEntries(
            shown
              .filter((property) => !property.startsWith("--sv-tw-"))
              .map((property) => [property, style.getPropertyValue(property)]),
          ),
        };
      }),
    ),
  );

function differences(wanted: Element[], actual: Element[], ignored: string[] = []): string[] {
  if (wanted.length !== actual.length) return [`${actual.length} looks instead of ${wanted.length}`];
  return wanted.flatMap(({ name, look }, index) =>
    Object.entries(look).flatMap(([property, value]) => {
      const other = actual[index]?.look[property];
      return other === value || ignored.includes(property) ? [] : [`${name}: ${property} ${other}, not ${value}`];
    }),
  );
}

/** Number of the library's web fonts that load; the scaled system fonts are not requested. */
const loadedFaces = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const faces = Array.from(document.fonts).filter(({ family }) => family.includes("Variable"));
    const loads = await Promise.allSettled(faces.map((face) => face.load()));
    return loads.filter(({ status }) => status === "fulfilled").length;
  });
