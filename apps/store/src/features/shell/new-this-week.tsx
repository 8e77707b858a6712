import { CategoryMenuFeature } from "@selvedge/ui/category-menu";
import { Picture } from "@selvedge/ui/picture";
import { SkeletonBlock } from "@selvedge/ui/skeleton";
import { useQuery } from "../../lib/use-query.ts";
import { homeQuery } from "../catalogue/catalogue-queries.ts";

/** The newest product as a linked picture. Loaded when first shown; renders nothing if there is none. */
export function NewThisWeek() {
  const { data, error } = useQuery(homeQuery);
  const newest = data?.newArrivals[0];
  if (!newest) return data || error ? null : <SkeletonBlock variant="product" />;
  return (
    <CategoryMenuFeature href={`/product/${newest.slug}`} className="sv:group">
      <Picture source={newest.thumbnail_image} alt="" sizes="24vw" className="sv:aspect-product" />
      <span className="sv:mt-3 sv:block sv:text-label sv:underline-offset-4 sv:group-hover:underline">
        New this week
      </span>
      <span className="sv:block sv:text-caption sv:text-muted">{newest.name}</span>
    </CategoryMenuFeature>
  );
}
