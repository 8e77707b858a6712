import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { type ListingQuery, readListingQuery } from "@selvedge/commerce/listing";

/**
 * The listing query of the address, and a function that changes it. `searchOf` writes the address of a query; a change
 * starts at page 1. The query changes at once; the address follows in a transition, so that a second change made
 * meanwhile does not lose the first. `pageSize` applies to an address that names none.
 */
export function useAsked(searchOf: (asked: ListingQuery) => string, pageSize?: number) {
  const { key, pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const addressOf = (of: URLSearchParams) => `${pathname}?${of.toString()}`;
  // `coming` holds requested addresses that are not shown yet, oldest first.
  const [known, setKnown] = useState(() => ({
    key,
    asked: readListingQuery(search, pageSize),
    coming: [] as readonly string[],
  }));

  let { asked, coming } = known;
  if (known.key !== key) {
    const arrived = coming.indexOf(addressOf(search));
    if (arrived === -1) asked = readListingQuery(search, pageSize);
    coming = arrived === -1 ? [] : coming.slice(arrived + 1);
    setKnown({ key, asked, coming });
  }

  // Going back before the pending address is shown leaves the same address, so only popstate signals it.
  useEffect(() => {
    const forget = () => setKnown((before) => ({ ...before, key: "" }));
    window.addEventListener("popstate", forget);
    return () => window.removeEventListener("popstate", forget);
  }, []);

  const ask = (change: Partial<Omit<ListingQuery, "page">>) => {
    const next = { ...asked, ...change, page: 1 };
    const nextSearch = new URLSearchParams(searchOf(next));
    setKnown({ key, asked: next, coming: [...coming, addressOf(nextSearch)] });
    setSearch(nextSearch);
  };
  return { search, asked, ask } as const;
}
