import { useState } from "react";
import type { ListingQuery } from "@selvedge/commerce/listing";
import { readRupees } from "@selvedge/commerce/money";
import type { Category, Facets } from "@selvedge/commerce/wire/catalogue";
import { FilterGroup, FilterGroups, FilterOption } from "@selvedge/ui/filter-panel";
import { PriceRange } from "@selvedge/ui/price-range";
import { CategoryGroup } from "./category-group.tsx";
import { keptChoices } from "./kept-choices.ts";
import { priceInWords, tickOf, ticksOf, withTicks } from "./listing-filters.ts";

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
  const [offered] = useState(facets);
  const sizes = keptChoices(offered.size, facets.size);
  const materials = keptChoices(offered.material, facets.material);
  const colors = keptChoices(offered.color, facets.color);
  const origins = keptChoices(offered.origin, facets.origin);
  const inStock = facets.availability.find(({ value }) => value === "in_stock")?.count ?? 0;
  const range = facets.price_range;
  return (
    <FilterGroups value={ticksOf(asked)} onValueChange={(ticks) => onChange(withTicks(asked, ticks))}>
      <CategoryGroup slug={slug} categories={categories} facets={facets} />
      {sizes.length > 0 && (
        <FilterGroup label="Size">
          {sizes.map(({ value, label, count }) => (
            <FilterOption key={value} value={tickOf("size", value)} label={label} count={count} />
          ))}
        </FilterGroup>
      )}
      {colors.length > 0 && (
        <FilterGroup label="Colour">
          {colors.map(({ value, label, count, color_code }) => (
            <FilterOption key={value} value={tickOf("color", value)} label={label} count={count} color={color_code} />
          ))}
        </FilterGroup>
      )}
      <PriceRange
        label="Price"
        prefix="₹"
        read={readRupees}
        value={{ min: asked.priceMin, max: asked.priceMax }}
        onValueChange={({ min, max }) => onChange({ ...asked, page: 1, priceMin: min, priceMax: max })}
        limits={range}
        description={range && range.min < range.max && priceInWords(range.min, range.max)}
      />
      <FilterGroup label="Availability">
        <FilterOption value={tickOf("stock", 1)} label="In stock" count={inStock} />
      </FilterGroup>
      {materials.length > 0 && (
        <FilterGroup label="Cloth">
          {materials.map(({ value, label, count }) => (
            <FilterOption key={value} value={tickOf("material", value)} label={label} count={count} />
          ))}
        </FilterGroup>
      )}
      {/* A single country is not offered as a choice unless the address filters by it. */}
      {(origins.length > 1 || asked.origins.length > 0) && (
        <FilterGroup label="Country of origin">
          {origins.map(({ value, label, count }) => (
            <FilterOption key={value} value={tickOf("origin", value)} label={label} count={count} />
          ))}
        </FilterGroup>
      )}
    </FilterGroups>
  );
}
