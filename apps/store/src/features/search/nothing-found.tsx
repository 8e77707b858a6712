import { searchAddress } from "@selvedge/commerce/search";
import type { SearchAnswer } from "@selvedge/commerce/wire/search";
import { EmptyState } from "@selvedge/ui/empty-state";
import { MagnifyingGlassThin } from "@selvedge/ui/icons/magnifying-glass-thin";
import { TextLink } from "@selvedge/ui/text-link";
import { ProductCarousel } from "../listing/product-carousel.tsx";

/**
 * Shown when a search has no results or is empty: spelling suggestion, categories, newest and best-selling products.
 */
export default function NothingFound({ found }: { found: SearchAnswer }) {
  const { query, suggestion, categories, newest, popular } = found;
  return (
    <>
      {query !== "" && (
        <EmptyState icon={<MagnifyingGlassThin />} title={`Nothing found for “${query}”.`} className="sv:wrap-anywhere">
          {suggestion === null ? (
            "Check the spelling, or look through what there is."
          ) : (
            <span>
              Did you mean <TextLink href={`/search${searchAddress(suggestion)}`}>{suggestion}</TextLink>?
            </span>
          )}
        </EmptyState>
      )}
      {categories.length > 0 && (
        <nav aria-label="Categories" className="sv:mt-8 sv:flex sv:flex-wrap sv:gap-x-8 sv:gap-y-2">
          {categories.map(({ id, slug, name }) => (
            <TextLink key={id} variant="standalone" href={`/shop/${slug}`}>
              {name}
            </TextLink>
          ))}
        </nav>
      )}
      {newest.length > 0 && (
        <div className="sv:pt-section">
          <ProductCarousel heading="New Arrivals" products={newest} />
        </div>
      )}
      {popular.length > 0 && (
        <div className="sv:pt-section">
          <ProductCarousel heading="Best Sellers" products={popular} />
        </div>
      )}
    </>
  );
}
