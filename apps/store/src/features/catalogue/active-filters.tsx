import type { ListingQuery } from "@selvedge/commerce/listing";
import type { Category, Facets } from "@selvedge/commerce/wire/catalogue";
import { FilterChip, FilterChips } from "@selvedge/ui/filter-chips";
import { FilterForm } from "./filter-form.server.tsx";
import { filtersInUse, withoutFilters } from "./listing-filters.ts";

export interface ActiveFiltersProps {
  /** Of the category that the list is of; null where a category can be chosen. */
  slug: string | null;
  /** Where the list is shown in another way. */
  addressOf: (asked: ListingQuery) => string;
  categories: readonly Category[];
  facets: Facets | undefined;
  asked: ListingQuery;
  onChange: (asked: ListingQuery) => void;
}

/** The filters in use, each to be taken away; nothing where the address asks for some that there are not. Without JavaScript a form. */
export default function ActiveFilters({ slug, addressOf, categories, facets, asked, onChange }: ActiveFiltersProps) {
  const filters = filtersInUse(categories, facets, asked);
  return (
    <>
      {/* React leaves alone what stands in it, so the browser's build has no code for it. */}
      <noscript>
        {import.meta.env.SSR && facets && (
          <FilterForm slug={slug} addressOf={addressOf} categories={categories} facets={facets} asked={asked} />
        )}
      </noscript>
      {filters.length > 0 && (
        <FilterChips className="sv:pt-4" onClear={() => onChange(withoutFilters(asked))}>
          {filters.map(({ label, without }) => (
            <FilterChip key={label} label={label} onRemove={() => onChange(without)} />
          ))}
        </FilterChips>
      )}
    </>
  );
}
