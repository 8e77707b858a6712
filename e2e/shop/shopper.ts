import { type Browser, chromium, type Page, type Request } from "playwright";
import { expect, inject, test as base } from "vitest";
import { CHROMIUM_ARGS, chromiumPath } from "../../scripts/chromium.ts";
import { faultsOfCall } from "./api-calls.ts";
import { recordLayoutShifts } from "./layout-shift.ts";
import { type Line, openLine } from "./line.ts";

export interface ShopperOptions {
  width?: number;
  height?: number;
  /** Pixels of the screen for one of the page. @default 1 */
  scale?: number;
  theme?: "light" | "dark";
  /** What the browser's storage holds whenever a page begins, beside what pages have put there. */
  stored?: Record<string, string>;
  javaScript?: boolean;
  /** Where the shop is for this browser. @default where it really is */
  origin?: string;
  /** Whether the browser has service workers: what they answer, a test can neither hold nor change. @default false */
  hasWorkers?: boolean;
  /** As what the browser shows itself. @default what it is */
  userAgent?: string;
  /** The line that leads to the shop. @default one without end */
  line?: Line;
}

/** Somebody in front of a browser of their own, and everything that goes wrong there. */
export interface Shopper {
  page: Page;
  /** Every request since the start, the document included. */
  requests: Request[];
  /** Errors on the console, breaches of the content policy, failed requests, requests to other hosts, calls without their headers. */
  faults: string[];
  /** Faults that belong to the story: only these are forgiven. */
  expectFaults: (...patterns: RegExp[]) => void;
}

/** Beside what every browser of the tests is started with. */
const JOURNEY_ARGS = [
  // On a busy machine a page begins before it is told what its context prefers; then things move that should not.
  "--force-prefers-reduced-motion",
  // For what is painted: more than the largest of our screens shows, and less than the several screens ahead that nobody scrolls to.
  "--force-gpu-mem-available-mb=16",
];

/** Opens browsers for people; each has storage of their own. A fault that was not expected fails the test. */
export const test = base
  .extend("executablePath", { scope: "worker" }, () => chromiumPath())
  .extend("browser", { scope: "worker" }, async ({ executablePath }, { onCleanup }) => {
    const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, ...JOURNEY_ARGS] });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("line", async ({ task: _ }, { onCleanup }) => {
    const line = await openLine();
    onCleanup(line.close);
    return line;
  })
  .extend("newShopper", async ({ browser }, { onCleanup }) => {
    const shoppers: (Shopper & { check: () => void })[] = [];
    onCleanup(async () => {
      await Promise.all(shoppers.map(({ page }) => page.context().close()));
      for (const shopper of shoppers) shopper.check();
    });
    return async (options: ShopperOptions = {}): Promise<Shopper> => {
      const shopper = await openBrowser(browser, options);
      shoppers.push(shopper);
      return shopper;
    };
  })
  .extend("shopper", async ({ newShopper }) => newShopper());

const UNUSED_PRELOAD = /^The resource (\S+) was preloaded using link preload but not used/;

/**
 * Whether an element shows this picture, and it was fetched once. On a busy machine Chromium's scanner may name a preload after
 * the parser has used it, and then believes that nobody did.
 */
const isShownOnce = (page: Page, url: string) =>
  page
    .evaluate(
      (wanted) =>
        [...document.images].some(({ currentSrc, complete }) => currentSrc === wanted && complete) &&
        performance.getEntriesByName(wanted, "resource").length === 1,
      url,
    )
    // The page has been left.
    .catch(() => false);

async function openBrowser(browser: Browser, options: ShopperOptions): Promise<Shopper & { check: () => void }> {
  const {
    width = 1440,
    height = 900,
    scale = 1,
    theme = "light",
    stored = {},
    javaScript = true,
    origin = inject("shopUrl"),
    hasWorkers = false,
    userAgent,
    line,
  } = options;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: "en-IN",
    reducedMotion: "reduce",
    javaScriptEnabled: javaScript,
    ...(userAgent === undefined ? {} : { userAgent }),
    ...(line === undefined ? {} : { proxy: line.proxy }),
  });
  context.setDefaultTimeout(120_000);
  if (javaScript) {
    if (!hasWorkers) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    await context.addInitScript((entries) => Object.assign(localStorage, entries), { theme, ...stored });
    await context.addInitScript(recordLayoutShifts);
  }

  const page = await context.newPage();
  const requests: Request[] = [];
  const faults: string[] = [];
  const forgiven: RegExp[] = [];
  page.on("request", (request) => {
    requests.push(request);
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith("http") && asked !== origin) faults.push(`Request to another host: ${request.url()}`);
    faults.push(...faultsOfCall(request));
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left takes its open requests with it.
    // Without JavaScript a preload of modules is refused, under this name.
    if (reason !== "net::ERR_ABORTED" && (javaScript || reason !== "csp"))
      faults.push(`Request failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500) faults.push(`Answer ${response.status()}: ${response.url()}`);
  });
  page.on("console", async (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    const [, preloaded] = UNUSED_PRELOAD.exec(message.text()) ?? [];
    if (preloaded && (await isShownOnce(page, preloaded))) return;
    faults.push(`Console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => faults.push(`Uncaught: ${error.message}`));

  return {
    page,
    requests,
    faults,
    expectFaults: (...patterns) => forgiven.push(...patterns),
    check: () => expect(faults.filter((fault) => !forgiven.some((pattern) => pattern.test(fault)))).toEqual([]),
  };
}
