import type { CategorySummary } from "@selvedge/commerce/wire/owner";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useAction, useChange } from "../calls/owner-calls.ts";
import { givenText, textOf } from "../session/text-of.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { Part } from "../shell/part.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";
import { CollectionTexts } from "./collection-texts.tsx";
import { refusedTexts } from "./refused-texts.ts";

/** Makes a collection of a category that has none. Its page follows, for facts and pictures. `taken`: slugs of the collections. */
export function NewCollection({ taken }: { taken: readonly string[] }) {
  const navigate = useNavigate();
  const add = refusedTexts(useChange("collections add"));
  const sent = useRef("");
  const read = useAction<{ categories: readonly CategorySummary[] }>("categories list");
  const free = read.data?.categories.filter(({ slug }) => !taken.includes(slug));
  return (
    <Part title="New collection">
      {!free && <ScreenMessage error={read.error} onRetry={read.retry} />}
      {free?.length === 0 && (
        <p className="sv:text-muted">Every category has a collection. The import of products makes other categories.</p>
      )}
      {free && free.length > 0 && (
        <div className="sv:max-w-[40rem]">
          <ActionForm
            label="New collection"
            change={add}
            submit="Create the collection"
            variant="primary"
            keepsValues
            onDone={() => void navigate(`/collections/${sent.current}`)}
            read={(typed) => {
              sent.current = textOf(typed, "slug");
              return {
                slug: sent.current,
                name: textOf(typed, "name"),
                banner: givenText(typed, "banner"),
                description: textOf(typed, "description"),
                lead: textOf(typed, "lead"),
              };
            }}
          >
            <Field label="Category" error={add.fields["slug"]}>
              <Select name="slug">
                {free.map(({ slug, name, parent }) => (
                  <option key={slug} value={slug}>
                    {parent === null ? name : `– ${name}`}
                  </option>
                ))}
              </Select>
            </Field>
            <CollectionTexts change={add} />
          </ActionForm>
        </div>
      )}
    </Part>
  );
}
