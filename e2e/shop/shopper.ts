import { type Browser, chromium, type Page, type Request } from "playwright";
import { expect, inject, test as base } from "vitest";
import { CHROMIUM_ARGS, chromiumPath } from "../../scripts/chromium.ts";
import { faultsOfCall } from "./api-calls.ts";
import { recordLayoutShifts } from "./layout-shift.ts";
import { type Line, openLine } from "./line.ts";

export interface ShopperOptions {
  width?: number;
  height?: number;
  /** Device pixel ratio. @default 1 */
  scale?: number;
  theme?: "light" | "dark";
  /** Entries put into the browser's storage whenever a page starts, in addition to what pages have stored. */
  stored?: Record<string, string>;
  javaScript?: boolean;
  /** Origin of the shop for this browser. @default its real origin */
  origin?: string;
  /** Whether the browser has service workers, whose answers a test can neither delay nor change. @default false */
  hasWorkers?: boolean;
  /** User agent of the browser. @default its own */
  userAgent?: string;
  /** The connection to the shop. @default an unlimited one */
  line?: Line;
}

/** A browser context of one shopper, and everything that goes wrong in it. */
export interface Shopper {
  page: Page;
  /** Every request since the start, including documents. */
  requests: Request[];
  /** Console errors, policy violations, failed requests, requests to other hosts, calls without their headers. */
  faults: string[];
  /** Faults that the journey expects; only these are ignored. */
  expectFaults: (...patterns: RegExp[]) => void;
}

interface OpenBrowser extends Shopper {
  /** Resolves once it is known of each preload that the browser warned about whether the page uses it. */
  checked: () => Promise<unknown>;
  /** Fails if there are faults that the journey does not expect. */
  check: () => void;
}

/** Another name of this machine: under its own name only, browsers treat plain http as a secure context. */
export const PLAIN_HOST = "shop.test";

/** In addition to the arguments of all browser tests. */
const JOURNEY_ARGS = [
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
  // On a busy machine a page may start before the context's preferences are applied, and then animate.
  "--force-prefers-reduced-motion",
  // Memory for painting: more than our largest screen needs, and less than several screens ahead that are never
  // scrolled to.
  "--force-gpu-mem-available-mb=16",
];

/** Opens browser contexts with separate storage. An unexpected fault fails the test. */
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
    const shoppers: OpenBrowser[] = [];
    onCleanup(async () => {
      await Promise.all(
        shoppers.map(async ({ page, checked }) => {
          await checked();
          // An answer that a journey has changed may be on its way when the journey ends.
          if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
          await page.context().close();
        }),
      );
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

declare global {
  interface Window {
    reportPicture?: (url: string) => void;
  }
}

/**
 * Reports the pictures that the page shows when it has loaded, if each was fetched once. Later a test may have changed
 * the screen's width, and with it the files, or have left the page before a warning comes.
 */
function reportPictures(): void {
  addEventListener("load", () => {
    for (const { currentSrc } of document.images)
      if (performance.getEntriesByName(currentSrc, "resource").length === 1) window.reportPicture?.(currentSrc);
  });
}

/** Longest wait for the page to show a preloaded file. */
const PATIENCE_MS = 10_000;

/** Whether the page shows this picture, or text in this font, soon, and has fetched the file once. */
export const isShown = (page: Page, url: string): Promise<boolean> =>
  page
    .waitForFunction(
      (wanted) => {
        const rules = [...document.styleSheets]
          .flatMap(({ cssRules }) => [...cssRules])
          .filter((rule) => rule instanceof CSSFontFaceRule);
        // The page's font faces have the order of their rules.
        const isFont = [...document.fonts].some(
          ({ status }, face) => status === "loaded" && rules[face]?.cssText.includes(new URL(wanted).pathname),
        );
        const isPicture = [...document.images].some(({ currentSrc, complete }) => currentSrc === wanted && complete);
        return (isFont || isPicture) && performance.getEntriesByName(wanted, "resource").length === 1;
      },
      url,
      { timeout: PATIENCE_MS },
    )
    .then(() => true)
    // It is not shown, or the page has been left.
    .catch(() => false);

async function openBrowser(browser: Browser, options: ShopperOptions): Promise<OpenBrowser> {
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
  const shownAtLoad = new Set<string>();
  if (javaScript) {
    if (!hasWorkers) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    await context.addInitScript((entries) => Object.assign(localStorage, entries), { theme, ...stored });
    await context.addInitScript(recordLayoutShifts);
    await context.exposeBinding("reportPicture", (_, url: string) => shownAtLoad.add(url));
    await context.addInitScript(reportPictures);
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
    // Leaving a page aborts its open requests. Without JavaScript a module preload is refused as "csp".
    if (reason !== "net::ERR_ABORTED" && (javaScript || reason !== "csp"))
      faults.push(`Request failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500) faults.push(`Answer ${response.status()}: ${response.url()}`);
  });
  const checks: Promise<void>[] = [];
  const checkPreload = async (url: string, fault: string) => {
    if (!shownAtLoad.has(url) && !(await isShown(page, url))) faults.push(fault);
  };
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    const fault = `Console ${message.type()}: ${message.text()} ${message.location().url}`;
    const [, preloaded] = UNUSED_PRELOAD.exec(message.text()) ?? [];
    // On a busy machine Chromium may report a preload after the parser has used it, or warn before the first layout,
    // which asks for the fonts.
    if (preloaded) checks.push(checkPreload(preloaded, fault));
    else faults.push(fault);
  });
  page.on("pageerror", (error) => faults.push(`Uncaught: ${error.message}`));

  return {
    page,
    requests,
    faults,
    expectFaults: (...patterns) => forgiven.push(...patterns),
    checked: () => Promise.all(checks),
    check: () => expect(faults.filter((fault) => !forgiven.some((pattern) => pattern.test(fault)))).toEqual([]),
  };
}
