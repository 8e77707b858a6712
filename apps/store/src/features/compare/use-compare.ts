import { COMPARE_LIMIT } from "@selvedge/commerce/compare";
import { readStored, writeStored } from "../../lib/storage.ts";
import { readSlugs } from "../../lib/stored-slugs.ts";
import { toasts } from "../../lib/toasts.ts";
import { useGo } from "../../lib/use-go.ts";
import { useStored } from "../../lib/use-stored.ts";

/** Removes the key when the list is empty, so that the page then loads no code for it. */
const write = (slugs: readonly string[]) =>
  writeStored("compareItems", slugs.length > 0 ? JSON.stringify(slugs) : null);

/**
 * The products that this browser compares, by slug in order of selection, and functions that change the list. Live
 * across tabs: each change is applied to the currently stored list.
 */
export function useCompare() {
  const slugs = readSlugs(useStored("compareItems"), COMPARE_LIMIT);
  const go = useGo();
  const action = { label: "See all", onPress: () => go("/compare") };
  return {
    slugs,
    /** Adds or removes a product. A fifth product is refused with a message. */
    toggle(slug: string): void {
      const now = readSlugs(readStored("compareItems"), COMPARE_LIMIT);
      if (now.includes(slug)) {
        write(now.filter((other) => other !== slug));
        toasts.success("Product removed from compare");
      } else if (now.length < COMPARE_LIMIT) {
        write([...now, slug]);
        toasts.success("Product added to compare", { action });
      } else toasts.error(`Cannot add more than ${COMPARE_LIMIT} items to compare`, { action });
    },
    clear: () => write([]),
    /** Replaces the stored slugs with the current ones, without products that are gone. */
    settle: write,
  };
}
