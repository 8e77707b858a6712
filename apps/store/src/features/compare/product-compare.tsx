import { Button } from "@selvedge/ui/button";
import { CompareToggle } from "@selvedge/ui/compare-toggle";
import { StoreLink } from "../../lib/store-link.tsx";
import { useCompare } from "./use-compare.ts";

export interface ProductCompareProps {
  product: { slug: string; name: string };
}

/** The compare button of a product page, with text, and the link to the comparison. */
export function ProductCompare({ product: { slug, name } }: ProductCompareProps) {
  const { slugs, toggle } = useCompare();
  return (
    <>
      <CompareToggle label={`Compare ${name}`} pressed={slugs.includes(slug)} onClick={() => toggle(slug)}>
        Compare
      </CompareToggle>
      {slugs.length > 0 && (
        <Button variant="plain" render={<StoreLink href="/compare" rel="nofollow" />}>
          <span>{`See ${slugs.length}`}</span>
          <span className="sv:sr-only"> to compare</span>
        </Button>
      )}
    </>
  );
}
