import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { type ListingQuery, readListingQuery } from "@selvedge/commerce/listing";

/**
 * The listing that the address asks for, and the way to ask for another one, whose address `searchOf` tells; it is shown from page 1.
 * What is asked for changes at once: the address follows in a transition, and a second change made meanwhile must not lose the first.
 * `pageSize` is that of an address which names none.
 */
export function useAsked(searchOf: (asked: ListingQuery) => string, pageSize?: number) {
  const { key, pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const addressOf = (of: URLSearchParams) => `${pathname}?${of.toString()}`;
  // `coming` holds the addresses that were asked for here and have not been shown yet, the oldest first.
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

  // Who goes back before the address has followed comes to one that is shown still: nothing else tells of it.
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
