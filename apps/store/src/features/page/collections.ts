import type { CollectionLink } from "@selvedge/commerce/wire/owner-settings";
import { usePageState } from "../../lib/page-state.ts";
import { useQuery } from "../../lib/use-query.ts";
import { categoriesQuery } from "./categories-query.ts";

/** The collections whose category exists; all of them while that is not known. */
export function useCollections(): CollectionLink[] {
  const { collections } = usePageState();
  const { data } = useQuery(categoriesQuery);
  if (!data) return collections;
  const slugs = new Set(data.categories.flatMap((each) => [each, ...each.sub_categories]).map(({ slug }) => slug));
  return collections.filter(({ slug }) => slugs.has(slug));
}
