import type { Collection } from "@selvedge/commerce/wire/owner-settings";
import type { ActionChange } from "../calls/owner-calls.ts";
import { FormArea, FormField } from "../shell/action-form.tsx";

interface CollectionTextsProps {
  change: ActionChange;
  /** What the fields have at first; undefined for a new collection. */
  collection?: Collection;
}

/** The texts of a collection, as fields of a form. */
export const CollectionTexts = ({ change, collection }: CollectionTextsProps) => (
  <>
    <FormField
      label="Name"
      name="name"
      change={change}
      description="In menus, and the heading of its page. At most 60 characters."
      defaultValue={collection?.name}
      autoComplete="off"
    />
    <FormField
      label="Text of its banner"
      name="banner"
      change={change}
      isRequired={collection !== undefined}
      description={`On the home page, such as “Shop Workwear”.${collection ? "" : " If it is empty: the name."}`}
      defaultValue={collection?.banner}
      autoComplete="off"
    />
    <FormArea
      label="First text of its page"
      name="lead"
      change={change}
      description="At most 600 characters."
      defaultValue={collection?.lead}
    />
    <FormArea
      label="For search engines"
      name="description"
      change={change}
      description="One sentence of at most 200 characters, which the page does not show."
      defaultValue={collection?.description}
    />
  </>
);
