import { useEffect } from "react";
import { withConsent } from "../../lib/consent.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { readSlugs } from "../../lib/stored-slugs.ts";

/** One row of cards, or two on a phone. */
export const SHOWN = 4;
/** Including the current product. */
export const REMEMBERED = SHOWN + 1;

/** Stores the current product as the last viewed, in this browser only and with consent. */
export function useRememberedView(slug: string): void {
  useEffect(() => {
    const before = readSlugs(readStored("recentlyViewed"), REMEMBERED).filter((other) => other !== slug);
    writeStored("recentlyViewed", withConsent(JSON.stringify([slug, ...before].slice(0, REMEMBERED))));
  }, [slug]);
}
