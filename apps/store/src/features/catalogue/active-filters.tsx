import type { ListingQuery } from "@selvedge/commerce/listing";
import type { Category, Facets } from "@selvedge/commerce/wire/catalogue";
import { FilterChip, FilterChips } from "@selvedge/ui/filter-chips";
import { FilterForm } from "./filter-form.tsx";
import { useShop } from "../../lib/page-state.ts";
import { filtersInUse, withoutFilters } from "./listing-filters.ts";

export interface ActiveFiltersProps {
  /** Slug of the listed category; null where a category can be chosen. */
  slug: string | null;
  /** The address of the list with other filters. */
  addressOf: (asked: ListingQuery) => string;
  categories: readonly Category[];
  facets: Facets | undefined;
  asked: ListingQuery;
  onChange: (asked: ListingQuery) => void;
}

/**
 * The active filters, each with a remove button; renders nothing if none of the filters in the address exists. A form
 * without JavaScript.
 */
export function ActiveFilters({ slug, addressOf, categories, facets, asked, onChange }: ActiveFiltersProps) {
  const filters = filtersInUse(categories, facets, asked, useShop());
  return (
    <>
      {/* React does not touch the content of noscript, so only the server build needs this code. */}
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
