import { Button } from "@selvedge/ui/button";
import { CompareTray, CompareTrayItem } from "@selvedge/ui/compare-tray";
import { StoreLink } from "../../lib/store-link.tsx";
import { useLastingQuery } from "../../lib/use-query.ts";
import { productsQuery } from "../catalogue/products-query.ts";
import { useCompare } from "./use-compare.ts";

/** The tray of products chosen for comparison, on pages that list products. */
export default function StoreCompareTray() {
  const { slugs, clear } = useCompare();
  const { data } = useLastingQuery(slugs.length > 0 ? productsQuery(slugs) : null);
  if (slugs.length === 0) return null;
  const handleClear = () => {
    clear();
    // The focused button disappears with the tray.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <CompareTray
      onClear={handleClear}
      action={
        <Button size="sm" render={<StoreLink href="/compare" rel="nofollow" />}>
          {`Compare ${slugs.length}`}
        </Button>
      }
    >
      {slugs.map((slug) => {
        const product = data?.products.find((each) => each.slug === slug);
        return <CompareTrayItem key={slug} name={product?.name ?? ""} picture={product?.thumbnail_image} />;
      })}
    </CompareTray>
  );
}
