import { formatRupees } from "@selvedge/commerce/money";
import type { ProductDetails, StaffRole } from "@selvedge/commerce/wire/owner";
import { DataTable, type DataTableColumn } from "@selvedge/ui/data-table";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { useState } from "react";
import { useChange } from "../calls/owner-calls.ts";
import { givenNumber, givenText, textOf } from "../session/text-of.ts";
import { ActionForm, FormField } from "../shell/action-form.tsx";
import { Part } from "../shell/part.tsx";

type Variant = ProductDetails["skus"][number];

/** "M, khadi-indigo". */
export const placeOf = ({ size, material }: Pick<Variant, "size" | "material">): string =>
  [size, material].filter(Boolean).join(", ");

const columnsOf = (price: number): readonly DataTableColumn<Variant>[] => [
  { key: "place", label: "Variant", cell: placeOf },
  { key: "sku", label: "Code", cell: ({ sku }) => sku },
  { key: "price", label: "Price", align: "end", cell: (variant) => formatRupees(variant.price ?? price) },
  {
    key: "weight",
    label: "Weight",
    align: "end",
    cell: ({ weight_grams }) => (weight_grams === null ? "Not known" : `${weight_grams} g`),
  },
  { key: "stock", label: "On hand", align: "end", cell: ({ stock }) => stock ?? "Made to order" },
];

const CHANGES = {
  weight: { action: "weight set", label: "Weight in grams", field: "grams" },
  price: { action: "price set", label: "Price in rupees, tax included", field: "rupees" },
  size: { action: "sizes add", label: "New size and its pieces", field: "size" },
  material: { action: "materials add", label: "Code of the new material", field: "material" },
} as const;
type Kind = keyof typeof CHANGES;

const WORDS: Readonly<Record<Kind, string>> = {
  weight: "Weight of a variant",
  price: "Price of a variant",
  size: "Another size",
  material: "Another material",
};

/** All variants of a product; owners change their prices and weights, and add sizes and materials. Packers set weights. */
export function Variants({ product: { slug, skus, price }, role }: { product: ProductDetails; role: StaffRole }) {
  const [kind, setKind] = useState<Kind>("weight");
  const { action, label, field } = CHANGES[kind];
  const change = useChange(action);
  const read = (typed: FormData) => {
    if (kind === "size") return { slug, size: textOf(typed, field) };
    if (kind === "material") {
      const color = givenText(typed, "name") === undefined ? undefined : textOf(typed, "color");
      return { slug, material: textOf(typed, field), name: givenText(typed, "name"), color };
    }
    const variant = skus.find(({ sku }) => sku === textOf(typed, "variant"));
    return {
      slug,
      [field]: givenNumber(typed, field),
      size: variant?.size,
      material: variant?.material ?? undefined,
    };
  };
  return (
    <Part title="Variants">
      <DataTable
        label="What the product is sold in"
        labelDisplay="hidden"
        columns={columnsOf(price)}
        rows={skus}
        rowKey={({ sku }) => sku}
        state={skus.length === 0 ? "empty" : "ready"}
        labels={{ empty: "It is made to measure only." }}
      />
      <ActionForm label="Variants" change={change} submit="Save" read={read}>
        {role === "owner" && (
          <Field label="Change">
            <Select value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
              {Object.entries(WORDS).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {(kind === "weight" || kind === "price") && (
          <Field label="Variant">
            <Select name="variant">
              {kind === "weight" && <option value="all">All</option>}
              {skus.map((variant) => (
                <option key={variant.sku} value={variant.sku}>
                  {placeOf(variant)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <FormField
          key={kind}
          label={label}
          name={field}
          change={change}
          autoComplete="off"
          inputMode={kind === "weight" || kind === "price" ? "decimal" : undefined}
          description={
            {
              weight: "Of one piece as it is packed. 0: not known.",
              price: "Not below the product’s price, which is its lowest.",
              size: "Such as XL=3: three pieces in each material. XL: made to order.",
              material: "Such as khadi-indigo. It begins without pieces.",
            }[kind]
          }
        />
        {kind === "material" && (
          <div className="sv:grid sv:gap-5 sv:sm:grid-cols-[1fr_8rem]">
            <FormField
              label="Its name"
              name="name"
              change={change}
              isRequired={false}
              description="If the shop does not have the material yet."
            />
            <FormField label="Its colour" name="color" change={change} isRequired={false} type="color" />
          </div>
        )}
      </ActionForm>
    </Part>
  );
}
