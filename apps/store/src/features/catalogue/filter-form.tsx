import { type ListingQuery, listingSearch, WHOLE_SHOP } from "@selvedge/commerce/listing";
import type { Category, Facets, FacetValue } from "@selvedge/commerce/wire/catalogue";
import { Button } from "@selvedge/ui/button";
import { Checkbox } from "@selvedge/ui/checkbox";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { TextInput } from "@selvedge/ui/text-input";
import { TextLink } from "@selvedge/ui/text-link";

/** That a filter may stay as it is goes without saying. */
const PLAIN = { optional: "" };

export interface FilterFormProps {
  path: string;
  categories: readonly Category[];
  facets: Facets;
  asked: ListingQuery;
}

/** The filters without JavaScript: a form that asks for an address, with one choice of each kind. */
export function FilterForm({ path, categories, facets, asked }: FilterFormProps) {
  const { sort, perPage } = asked;
  const kept = new URLSearchParams(listingSearch({ sort, perPage, subCategoryIds: asked.subCategoryIds }));
  const counts = new Map(facets.category.map(({ id, count }) => [id, count]));
  const offered = categories.map(({ id, name }) => ({ value: String(id), label: name, count: counts.get(id) ?? 0 }));
  const isNarrowed = listingSearch({ ...asked, page: 1 }) !== listingSearch({ ...WHOLE_SHOP, sort, perPage });
  return (
    <details className="sv:pt-4" open={isNarrowed}>
      <summary className="sv:min-h-target sv:py-2.5 sv:text-label">Filters</summary>
      <form action={path} className="sv:grid sv:max-w-160 sv:gap-4 sv:py-4 sv:md:grid-cols-2">
        {path === "/shop" && (
          <Choice name="category_id" label="Category" choices={offered} chosen={asked.categoryIds.map(String)} />
        )}
        <Choice name="size" label="Size" choices={facets.size} chosen={asked.sizes} />
        <Choice name="color" label="Colour" choices={facets.color} chosen={asked.colors} />
        <Choice name="material" label="Cloth" choices={facets.material} chosen={asked.materials} />
        <Amount name="price_min" label="Price from" amount={asked.priceMin} />
        <Amount name="price_max" label="Price to" amount={asked.priceMax} />
        <Checkbox name="in_stock" value="1" defaultChecked={asked.inStock}>
          In stock
        </Checkbox>
        {[...kept].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="sv:flex sv:items-center sv:gap-5">
          <Button type="submit">Show products</Button>
          {isNarrowed && (
            <TextLink form="standalone" href={path + listingSearch({ sort, perPage })}>
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

/** One of them, none, or those several that the address asks for already. */
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
      <TextInput name={name} prefix="₹" inputMode="numeric" pattern="[0-9]*" defaultValue={amount ?? ""} />
    </Field>
  );
}
