import { searchAddress } from "@selvedge/commerce/search";
import { PageHeading } from "@selvedge/ui/page-heading";
import { TextLink } from "@selvedge/ui/text-link";
import { countFilters } from "../features/catalogue/count-filters.ts";
import { ProductListing } from "../features/listing/product-listing.tsx";
import { useSearch } from "../features/search/use-search.ts";
import { SearchForm } from "../features/page/search-form.tsx";
import { NothingFound } from "../islands/search.ts";
import { PageHead } from "../lib/page-head.tsx";

/** `/search?q=`: all results of a search. Never indexed, because it only repeats the listings. */
export default function SearchPage() {
  const { text, found, find, listing } = useSearch();
  const title = text === "" ? "Search" : `Results for “${text}”`;
  // If only the filters leave nothing, the list offers to clear them. `newest` in the answer means that there is
  // nothing even without filters.
  const isNothingFound = found?.total === 0 && (countFilters(listing.asked) === 0 || found.newest.length > 0);
  return (
    <>
      <PageHead title={listing.asked.page > 1 ? `${title}, page ${listing.asked.page}` : title} />
      <div className="sv:wrap sv:pt-8 sv:pb-section">
        <div className="sv:grid sv:gap-x-gutter sv:gap-y-4 sv:pb-8 sv:xl:grid-cols-2 sv:xl:items-end">
          <PageHeading title={title} />
          <SearchForm text={text} onSearch={find} className="sv:xl:ms-auto" />
        </div>
        {found && found.corrected !== null && (
          <p className="sv:pb-5 sv:wrap-anywhere">
            {`Nothing found for “${text}”. These are the results for “${found.corrected}”.`}
          </p>
        )}
        {found && found.total > 0 && found.categories.length > 0 && (
          <nav aria-label="Categories" className="sv:flex sv:flex-wrap sv:gap-x-8 sv:gap-y-2 sv:pb-5">
            {found.categories.map(({ id, slug, name }) => (
              <TextLink key={id} variant="standalone" href={`/shop/${slug}`}>
                {name}
              </TextLink>
            ))}
          </nav>
        )}
        {found && isNothingFound ? (
          <NothingFound key={text} found={found} />
        ) : (
          <ProductListing
            key={text}
            slug={null}
            addressOf={(query) => `/search${searchAddress(text, query)}`}
            listing={listing}
          />
        )}
      </div>
    </>
  );
}
