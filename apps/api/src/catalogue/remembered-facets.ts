import type { Facets } from "@selvedge/commerce/wire/catalogue";
import { countFacets, type FacetFilter } from "./facets.ts";
import type { Pieces } from "./traits.ts";

/** Most facets are asked for of a few listings again and again; there is no end to the others. */
const MOST_REMEMBERED = 200;

interface Counted {
  facets: Facets;
  version: number;
  /** Between these moments no price and no publication comes due. */
  from: number;
  until: number;
}

/** Counts facets, and remembers them until a product changes, a price ends or one is published. */
export function rememberFacets() {
  // In the order of their last use.
  const remembered = new Map<string, Counted>();

  return (pieces: Pieces, filter: FacetFilter, now: Date): Facets => {
    const key = JSON.stringify(filter);
    const at = now.getTime();
    const known = remembered.get(key);
    remembered.delete(key);
    const holds = known && known.version === pieces.version && known.from <= at && at < known.until;
    const counted = holds
      ? known
      : { facets: countFacets(pieces.byId.values(), filter, now), version: pieces.version, ...pieces.turnsAround(at) };
    remembered.set(key, counted);
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return counted.facets;
  };
}
