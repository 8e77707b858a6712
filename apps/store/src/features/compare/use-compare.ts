import { COMPARE_LIMIT } from "@selvedge/commerce/compare";
import { readStored, writeStored } from "../../lib/storage.ts";
import { readSlugs } from "../../lib/stored-slugs.ts";
import { toasts } from "../../lib/toasts.ts";
import { useGo } from "../../lib/use-go.ts";
import { useStored } from "../../lib/use-stored.ts";

/** Nothing at all where none is left: whoever compares nothing needs no code for it. */
const write = (slugs: readonly string[]) =>
  writeStored("compareItems", slugs.length > 0 ? JSON.stringify(slugs) : null);

/**
 * The products that this browser compares, by slug, in the order in which they were chosen, and the one way to change them. Live
 * across tabs: each change is made on what the storage holds by then.
 */
export function useCompare() {
  const slugs = readSlugs(useStored("compareItems"), COMPARE_LIMIT);
  const go = useGo();
  const action = { label: "See all", onPress: () => go("/compare") };
  return {
    slugs,
    /** Adds what is not among them, and takes away what is. A fifth is refused, and the shopper told. */
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
    /** Puts what the products are called now in place of what is stored: some may be gone. */
    settle: write,
  };
}
