import { browserslistToTargets, Features, transform } from "lightningcss";
import type { Plugin } from "vite";
import { pageOf, type PartKind, reach } from "./module-graph.ts";

/** The oldest browsers that the styles are written for. They are minified twice, and the second time must know it as well as the first. */
export const CSS_TARGET = ["chrome 120", "firefox 128", "safari 16.4"];
const targets = browserslistToTargets(CSS_TARGET);

/** Classes of the pieces and of the store, as a style sheet writes them. */
const CLASS = /\.(sv\\:(?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
/** Overlays and other pages bring their styles with the whole sheet. */
const SHOWN: readonly PartKind[] = ["island", "below", "pagePart"];
const WORDS = /[^\s"'`]+/g;

/**
 * What a document holds of the styles: for each page a sheet with the classes that its modules name, its islands and those
 * of the shell among them, in the order of the whole sheet, which comes when something opens over the page or another page
 * is gone to (`lib/islands/all-styles.ts`). Both together look as the whole sheet does, since it follows.
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
        // A class with quotes in it is no word of its own; there is a handful.
        const others = [...classes].filter((name) => !words.has(name) && !/["'`]/.test(name));
        this.emitFile({ type: "asset", fileName: `first-styles/${page}.css`, source: without(styles, others) });
      }
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

/** The same styles in the same order, without the rules of these classes. */
export const without = (styles: string, classes: string[]): string =>
  transform({
    filename: "style.css",
    code: Buffer.from(styles),
    minify: true,
    targets,
    // Compiled before: what they became would only be doubled.
    exclude: Features.VendorPrefixes | Features.LightDark,
    unusedSymbols: classes,
  }).code.toString();
