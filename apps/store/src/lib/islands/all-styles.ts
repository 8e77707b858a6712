import { limited } from "./fetch-code.ts";

let href: string | null = null;
let arriving: Promise<void> | null = null;

/** Call once with the URL of the full style sheet; null if the document links to it already. */
export function nameAllStyles(sheet: string | null): void {
  href = sheet;
}

/**
 * The document only contains the styles of its own page. Resolves when all other styles are applied too. Rejects when
 * they cannot be loaded; the next call tries again.
 */
export function allStyles(): Promise<void> {
  arriving ??= limited(apply).catch((error: unknown) => {
    arriving = null;
    throw error;
  });
  return arriving;
}

const apply = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (href === null) return resolve();
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    const fail = () => {
      link.remove();
      reject(new Error(`${href} cannot be had.`));
    };
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", fail);
    signal.addEventListener("abort", fail);
    document.head.append(link);
  });
