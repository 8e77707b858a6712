import { type ListingQuery, listingSearch } from "@selvedge/commerce/listing";
import type { ListingAnswer, PageLink } from "@selvedge/commerce/wire/catalogue";

/** Page numbers on either side of the current one. */
const NEIGHBOURS = 2;

/** The pagination fields. URLs are root-relative, because a Host header could otherwise poison a cache. */
export function paginate(
  path: string,
  query: ListingQuery,
  total: number,
): Omit<ListingAnswer, "data" | "category" | "facets"> {
  const addressOf = (search: string) => path + (path.includes("?") ? search.replace("?", "&") : search);
  const { page, perPage } = query;
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const urlOf = (target: number) =>
    target >= 1 && target <= lastPage ? addressOf(listingSearch({ ...query, page: target })) : null;
  const next = urlOf(page + 1);
  const previous = urlOf(Math.min(page - 1, lastPage));
  const numbered = shownPages(page, lastPage).map((shown): PageLink => {
    if (shown === null) return { url: null, label: "…", active: false };
    return { url: urlOf(shown), label: String(shown), active: shown === page };
  });
  return {
    current_page: page,
    total,
    per_page: perPage,
    last_page: lastPage,
    links: [
      { url: previous, label: "Previous", active: false },
      ...numbered,
      { url: next, label: "Next", active: false },
    ],
    next_page_url: next,
    prev_page_url: previous,
  };
}

/** The first and last pages and those near the current one, in order; null marks a gap. */
function shownPages(page: number, lastPage: number): (number | null)[] {
  const near = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => page - NEIGHBOURS + index);
  const shown = [...new Set([1, ...near, lastPage])].filter((n) => n >= 1 && n <= lastPage).toSorted((a, b) => a - b);
  return shown.flatMap((n, index) => (n - (shown[index - 1] ?? 0) > 1 ? [null, n] : [n]));
}
