import type { CategorySummary, ProductDetails } from "@selvedge/commerce/wire/owner";
import { Checkbox } from "@selvedge/ui/checkbox";
import { Field } from "@selvedge/ui/field";
import { TextArea } from "@selvedge/ui/text-area";
import { useAction, useChange } from "../calls/owner-calls.ts";
import { textOf } from "../session/text-of.ts";
import { ActionForm, FormField } from "../shell/action-form.tsx";
import { Part } from "../shell/part.tsx";
import { CategoryField } from "./category-field.tsx";

const LONG = { style_note: "Style note", care_instructions: "Care", note: "Note" } as const;

/** What the product's page says. Only what was changed is sent, so that nobody's other change is undone. */
export function Texts({ product }: { product: ProductDetails }) {
  const change = useChange("products set");
  const categories = useAction<{ categories: readonly CategorySummary[] }>("categories list").data?.categories;
  const before: Readonly<Record<string, string>> = {
    name: product.name,
    description: product.description,
    meta_description: product.meta_description ?? "",
    style_note: product.style_note,
    care_instructions: product.care_instructions,
    note: product.note,
    hsn: product.hsn,
    origin: product.origin,
    category: product.category,
    tags: product.tags.join(", "),
  };
  return (
    <Part title="Texts">
      <ActionForm
        label="Texts"
        change={change}
        submit="Save texts"
        keepsValues
        read={(typed) => ({
          slug: product.slug,
          ...Object.fromEntries(
            Object.keys(before)
              .map((field) => [field, textOf(typed, field)] as const)
              .filter(([field, text]) => typed.has(field) && text !== before[field]?.trim()),
          ),
          ...(typed.has("is_new") === product.is_new ? {} : { is_new: typed.has("is_new") }),
        })}
      >
        <FormField label="Name" name="name" change={change} defaultValue={before["name"]} />
        <Field label="Description" presence="optional" error={change.fields["description"]}>
          <TextArea name="description" defaultValue={before["description"]} />
        </Field>
        <FormField
          label="For search engines"
          name="meta_description"
          change={change}
          isRequired={false}
          maxLength={160}
          defaultValue={before["meta_description"]}
        />
        {Object.entries(LONG).map(([field, label]) => (
          <Field key={field} label={label} presence="optional" error={change.fields[field]}>
            <TextArea name={field} rows={2} defaultValue={before[field]} />
          </Field>
        ))}
        {categories && <CategoryField categories={categories} change={change} defaultValue={before["category"]} />}
        <FormField
          label="Tags"
          name="tags"
          change={change}
          isRequired={false}
          description="Words by which you group products, separated by commas."
          defaultValue={before["tags"]}
        />
        <div className="sv:grid sv:gap-5 sv:sm:grid-cols-2">
          <FormField
            label="Tariff code (HSN)"
            name="hsn"
            change={change}
            inputMode="numeric"
            defaultValue={before["hsn"]}
          />
          <FormField label="Country of origin" name="origin" change={change} defaultValue={before["origin"]} />
        </div>
        <Checkbox name="is_new" defaultChecked={product.is_new}>
          Among the new arrivals
        </Checkbox>
      </ActionForm>
    </Part>
  );
}
