import { Fragment } from "react";
import { facetLabel } from "@selvedge/commerce/facet-labels";
import { RANGE_FACETS, SWITCH_FACETS } from "@selvedge/commerce/facets";
import { type ListingQuery, WHOLE_SHOP } from "@selvedge/commerce/listing";
import type { Category, Facets, FacetValue } from "@selvedge/commerce/wire/catalogue";
import { Button } from "@selvedge/ui/button";
import { Checkbox } from "@selvedge/ui/checkbox";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { TextInput } from "@selvedge/ui/text-input";
import { TextLink } from "@selvedge/ui/text-link";
import { useShop } from "../../lib/page-state.ts";
import { isOffered, PANEL_FACETS } from "./listing-filters.ts";

const VALUES = PANEL_FACETS.filter((facet) => facet.kind === "values");
/** Filters are optional without saying so. */
const PLAIN = { optional: "" };

export interface FilterFormProps {
  /** Slug of the listed category; null where a category can be chosen. */
  slug: string | null;
  /** The address of the list with other filters. */
  addressOf: (asked: ListingQuery) => string;
  categories: readonly Category[];
  facets: Facets;
  asked: ListingQuery;
}

/** The filters without JavaScript: a GET form with a single choice per kind. */
export function FilterForm({ slug, addressOf, categories, facets, asked }: FilterFormProps) {
  const shop = useShop();
  const { sort, perPage } = asked;
  const whole = { ...WHOLE_SHOP, sort, perPage };
  const [action, kept] = addressOf({ ...whole, subCategoryIds: asked.subCategoryIds }).split("?");
  const counts = new Map(facets.category.map(({ id, count }) => [id, count]));
  const offered = categories.map(({ id, name }) => ({ value: String(id), label: name, count: counts.get(id) ?? 0 }));
  const isNarrowed = addressOf({ ...asked, page: 1 }) !== addressOf(whole);
  return (
    <details className="sv:pt-4" open={isNarrowed}>
      <summary className="sv:min-h-target sv:py-2.5 sv:text-label">Filters</summary>
      <form action={action} className="sv:grid sv:max-w-160 sv:gap-4 sv:py-4 sv:md:grid-cols-2">
        {slug === null && (
          <Choice name="category_id" label="Category" choices={offered} chosen={asked.categoryIds.map(String)} />
        )}
        {VALUES.filter(({ key }) => isOffered(key, facets[key].length, asked)).map(({ key }) => (
          <Choice key={key} name={key} label={facetLabel(shop, key)} choices={facets[key]} chosen={asked[key]} />
        ))}
        {RANGE_FACETS.map(({ key }) => (
          <Fragment key={key}>
            <Amount name={`${key}_min`} label={`${facetLabel(shop, key)} from`} amount={asked[key].min} />
            <Amount name={`${key}_max`} label={`${facetLabel(shop, key)} to`} amount={asked[key].max} />
          </Fragment>
        ))}
        {SWITCH_FACETS.map(({ key }) => (
          <Checkbox key={key} name={key} value="1" defaultChecked={asked[key]}>
            {facetLabel(shop, key)}
          </Checkbox>
        ))}
        {[...new URLSearchParams(kept)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="sv:flex sv:items-center sv:gap-5">
          <Button type="submit">Show products</Button>
          {isNarrowed && (
            <TextLink variant="standalone" href={addressOf(whole)}>
              Clear all
            </TextLink>
          )}
        </div>
      </form>
    </details>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  choices: readonly FacetValue[];
  chosen: readonly string[];
}

/** A select of one value or none. Several values that the address already has become one additional entry. */
function Choice({ name, label, choices, chosen }: ChoiceProps) {
  const several = choices.filter(({ value }) => chosen.includes(value)).map((choice) => choice.label);
  return (
    <Field label={label} presence="optional" labels={PLAIN}>
      <Select name={name} defaultValue={chosen.join()}>
        <option value="">All</option>
        {chosen.length > 1 && <option value={chosen.join()}>{several.join(", ")}</option>}
        {choices.map(({ value, label: text, count }) => (
          <option key={value} value={value}>{`${text} (${count})`}</option>
        ))}
      </Select>
    </Field>
  );
}

function Amount({ name, label, amount }: { name: string; label: string; amount: number | null }) {
  return (
    <Field label={label} presence="optional" labels={PLAIN}>
      <TextInput name={name} prefix="₹" inputMode="decimal" defaultValue={amount ?? ""} />
    </Field>
  );
}
