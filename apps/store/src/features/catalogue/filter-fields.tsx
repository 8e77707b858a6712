import { useState } from "react";
import { FACET_LABELS, facetLabel } from "@selvedge/commerce/facet-labels";
import type { ListingQuery } from "@selvedge/commerce/listing";
import { readRupees } from "@selvedge/commerce/money";
import type { Category, Facets } from "@selvedge/commerce/wire/catalogue";
import { FilterGroup, FilterGroups, FilterOption } from "@selvedge/ui/filter-panel";
import { PriceRange } from "@selvedge/ui/price-range";
import { useShop } from "../../lib/page-state.ts";
import { CategoryGroup } from "./category-group.tsx";
import { keptChoices } from "./kept-choices.ts";
import { isOffered, PANEL_FACETS, priceInWords, tickOf, ticksOf, withTicks } from "./listing-filters.ts";

export interface FilterFieldsProps {
  /** Slug of the category; `null` for the whole shop. */
  slug: string | null;
  categories: readonly Category[];
  facets: Facets;
  asked: ListingQuery;
  onChange: (asked: ListingQuery) => void;
}

/** All filters of a listing. A value once offered stays, with a count of 0, so that controls do not move. */
export function FilterFields({ slug, categories, facets, asked, onChange }: FilterFieldsProps) {
  const shop = useShop();
  const [first] = useState(facets);
  return (
    <FilterGroups value={ticksOf(asked)} onValueChange={(ticks) => onChange(withTicks(asked, ticks))}>
      <CategoryGroup slug={slug} categories={categories} facets={facets} />
      {PANEL_FACETS.map((facet) => {
        if (facet.kind === "values") {
          const values = keptChoices(first[facet.key], facets[facet.key]);
          return (
            isOffered(facet.key, values.length, asked) && (
              <FilterGroup key={facet.key} label={facetLabel(shop, facet.key)}>
                {values.map(({ value, label, count, color_code }) => (
                  <FilterOption
                    key={value}
                    value={tickOf(facet.key, value)}
                    label={label}
                    count={count}
                    {...(color_code !== undefined && { color: color_code })}
                  />
                ))}
              </FilterGroup>
            )
          );
        }
        if (facet.kind === "switch") {
          const { count = 0 } = facets.availability.find(({ value }) => value === facet.key) ?? {};
          return (
            <FilterGroup key={facet.key} label={FACET_LABELS[facet.key].group}>
              <FilterOption value={tickOf(facet.key, 1)} label={facetLabel(shop, facet.key)} count={count} />
            </FilterGroup>
          );
        }
        const range = facets[`${facet.key}_range`];
        return (
          <PriceRange
            key={facet.key}
            label={facetLabel(shop, facet.key)}
            prefix="₹"
            read={readRupees}
            value={asked[facet.key]}
            onValueChange={({ min, max }) => onChange({ ...asked, page: 1, [facet.key]: { min, max } })}
            limits={range}
            description={range && range.min < range.max && priceInWords(range.min, range.max)}
          />
        );
      })}
    </FilterGroups>
  );
}
