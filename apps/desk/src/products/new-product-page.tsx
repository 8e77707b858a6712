import type { CategorySummary } from "@selvedge/commerce/wire/owner";
import { Checkbox } from "@selvedge/ui/checkbox";
import { Field } from "@selvedge/ui/field";
import { TextArea } from "@selvedge/ui/text-area";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAction, useChange } from "../calls/owner-calls.ts";
import { givenNumber, givenText, textOf } from "../session/text-of.ts";
import { ActionForm, FormField } from "../shell/action-form.tsx";
import { Screen } from "../shell/screen.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";
import { slugOf } from "../shell/slug-of.ts";
import { CategoryField } from "./category-field.tsx";

/** Adds a product. Its page follows, for pictures. */
export function NewProductPage() {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [ownSlug, setOwnSlug] = useState<string>();
  const add = useChange("products add");
  const read = useAction<{ categories: readonly CategorySummary[] }>("categories list");
  const slug = ownSlug ?? slugOf(name);
  return (
    <Screen title="Add a product" back={{ href: "/products", label: "All products" }} reads={[read]}>
      {read.data ? (
        <div className="sv:max-w-[40rem]">
          <ActionForm
            label="Product"
            change={add}
            submit="Add the product"
            variant="primary"
            keepsValues
            onDone={() => void navigate(`/products/${slug}`)}
            read={(typed) => ({
              slug,
              name: name.trim(),
              category: textOf(typed, "category"),
              hsn: textOf(typed, "hsn"),
              price: givenNumber(typed, "price"),
              size: textOf(typed, "size")
                .split(",")
                .map((size) => size.trim())
                .filter((size) => size !== ""),
              description: givenText(typed, "description"),
              draft: typed.has("draft"),
            })}
          >
            <FormField
              label="Name"
              name="name"
              change={add}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <FormField
              label="Address of its page"
              name="slug"
              change={add}
              value={slug}
              onChange={({ target }) => setOwnSlug(target.value)}
              autoCapitalize="none"
              spellCheck={false}
              description="Small letters and digits, joined by hyphens. It stays as it is."
            />
            <CategoryField categories={read.data.categories} change={add} />
            <div className="sv:grid sv:gap-5 sv:sm:grid-cols-2">
              <FormField label="Price in rupees, tax included" name="price" change={add} inputMode="decimal" />
              <FormField
                label="Tariff code (HSN)"
                name="hsn"
                change={add}
                inputMode="numeric"
                description="It decides the tax, such as 6204."
              />
            </div>
            <FormField
              label="Sizes and pieces"
              name="size"
              change={add}
              autoCapitalize="none"
              description="Such as “S=3, M=5”. A size without a number is made to order."
            />
            <Field label="Description" presence="optional" error={add.fields["description"]}>
              <TextArea name="description" />
            </Field>
            <Checkbox name="draft">Keep it as a draft, not on sale yet</Checkbox>
          </ActionForm>
        </div>
      ) : (
        <ScreenMessage error={read.error} onRetry={read.retry} />
      )}
    </Screen>
  );
}
