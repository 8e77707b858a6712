import { type ListingQuery, WHOLE_SHOP } from "@selvedge/commerce/listing";
import type { Category, Facets, FacetValue } from "@selvedge/commerce/wire/catalogue";
import { Button } from "@selvedge/ui/button";
import { Checkbox } from "@selvedge/ui/checkbox";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { TextInput } from "@selvedge/ui/text-input";
import { TextLink } from "@selvedge/ui/text-link";

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
        <Choice name="size" label="Size" choices={facets.size} chosen={asked.sizes} />
        <Choice name="color" label="Colour" choices={facets.color} chosen={asked.colors} />
        <Choice name="material" label="Cloth" choices={facets.material} chosen={asked.materials} />
        {offersOrigins(facets, asked) && (
          <Choice name="origin" label="Country of origin" choices={facets.origin} chosen={asked.origins} />
        )}
        <Amount name="price_min" label="Price from" amount={asked.priceMin} />
        <Amount name="price_max" label="Price to" amount={asked.priceMax} />
        <Checkbox name="in_stock" value="1" defaultChecked={asked.inStock}>
          In stock
        </Checkbox>
        {[...new URLSearchParams(kept)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="sv:flex sv:items-center sv:gap-5">
          <Button type="submit">Show products</Button>
          {isNarrowed && (
            <TextLink form="standalone" href={addressOf(whole)}>
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

/** A single country is not offered as a choice unless the address filters by it. */
const offersOrigins = ({ origin }: Facets, { origins }: ListingQuery) => origin.length > 1 || origins.length > 0;

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
