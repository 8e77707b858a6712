import { limited } from "./fetch-code.ts";

let href: string | null = null;
let arriving: Promise<void> | null = null;

/** Call once with the sheet of all pages and overlays; null where the document has it already. */
export function nameAllStyles(sheet: string | null): void {
  href = sheet;
}

/** Brings them into the browser's cache, and shows nothing. */
export const fetchAllStyles = async (): Promise<unknown> => href && fetch(href, { priority: "low" });

/**
 * The document holds only what its own page looks like. Resolves when the looks of everything else are there too. Rejects when
 * they cannot be had; the next call tries again.
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
