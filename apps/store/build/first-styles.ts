import { browserslistToTargets, Features, type Selector, transform, type TransformOptions } from "lightningcss";
import type { Plugin } from "vite";
import { pageOf, type PartKind, reach } from "./module-graph.ts";

/**
 * The oldest browsers that the styles support. The styles are minified twice, and both passes need the same targets.
 */
export const CSS_TARGET = ["chrome 120", "firefox 128", "safari 16.4"];
const targets = browserslistToTargets(CSS_TARGET);

/** Classes of the components and of the store, as a style sheet writes them. */
const CLASS = /\.(sv\\:(?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
/** Overlays and other pages get their styles from the full style sheet. */
const SHOWN: readonly PartKind[] = ["island", "below", "pagePart"];
const WORDS = /[^\s"'`]+/g;

/**
 * Creates the styles that are inlined in each page's document: the rules for the classes named by the page's modules,
 * its islands and the shell's islands, in the order of the full style sheet. `style.css` keeps only the
 * rules for classes, because every document has the others. It loads when an overlay opens or the shopper navigates
 * (`lib/islands/all-styles.ts`). It follows the inlined rules, so both together render like the full sheet alone.
 */
export const firstStyles = (): Plugin => ({
  name: "first-styles",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const sheet = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes("style.css"));
      if (sheet?.type !== "asset") return;
      const styles = String(sheet.source);
      const classes = classesIn(styles);
      const ids = [...this.getModuleIds()];
      const ofShell = ids
        .filter((id) => this.getModuleInfo(id)?.isEntry)
        .flatMap((id) => [...reach([id], this, SHOWN)]);
      for (const id of ids) {
        const page = pageOf(id);
        if (page === null) continue;
        const used = new Set([...ofShell, ...reach([id], this, SHOWN)]);
        const words = new Set([...used].flatMap((each) => this.getModuleInfo(each)?.code?.match(WORDS) ?? []));
        // A class name that contains quotes cannot be matched as one word. The few of them are always kept.
        const others = [...classes].filter((name) => !words.has(name) && !/["'`]/.test(name));
        this.emitFile({ type: "asset", fileName: `first-styles/${page}.css`, source: without(styles, others) });
      }
      sheet.source = ofClasses(styles);
    },
  },
});

/** The classes that a style sheet has rules for, as modules write them. */
export function classesIn(styles: string): Set<string> {
  return new Set(
    Array.from(styles.matchAll(CLASS), ([, escaped = ""]) =>
      escaped.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, character: string) =>
        code ? String.fromCodePoint(parseInt(code, 16)) : character,
      ),
    ),
  );
}

/**
 * Only the rules for classes, in the same order. Rules for elements, fonts and properties would make a browser calculate the
 * styles and the layout of the whole document again when the sheet arrives.
 */
export const ofClasses = (styles: string): string =>
  minified(styles, {
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some(hasClass) ? undefined : []),
        "font-face": () => [],
        keyframes: () => [],
        property: () => [],
      },
    },
  });

/** Also of a class within `:where()` or another function. */
const hasClass = (selector: Selector): boolean => JSON.stringify(selector).includes('"type":"class"');

/** The same styles in the same order, without the rules of these classes. */
export const without = (styles: string, classes: string[]): string => minified(styles, { unusedSymbols: classes });

const minified = (styles: string, change: Pick<TransformOptions<never>, "visitor" | "unusedSymbols">): string =>
  transform({
    filename: "style.css",
    code: Buffer.from(styles),
    minify: true,
    targets,
    // The input is already compiled for these features; compiling again would only duplicate the output.
    exclude: Features.VendorPrefixes | Features.LightDark,
    ...change,
  }).code.toString();
