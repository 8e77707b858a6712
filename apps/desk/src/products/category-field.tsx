import type { CategorySummary } from "@selvedge/commerce/wire/owner";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import type { ActionChange } from "../calls/owner-calls.ts";

interface CategoryFieldProps {
  categories: readonly CategorySummary[];
  change: ActionChange;
  defaultValue?: string | undefined;
}

/** Chooses the main category; those within another one follow it. */
export const CategoryField = ({ categories, change, defaultValue }: CategoryFieldProps) => (
  <Field label="Category" error={change.fields["category"]}>
    <Select name="category" defaultValue={defaultValue}>
      {categories.map(({ slug, name, parent }) => (
        <option key={slug} value={slug}>
          {parent === null ? name : `– ${name}`}
        </option>
      ))}
    </Select>
  </Field>
);
