import { type ListingQuery, SORT_LABELS } from "@selvedge/commerce/listing";
import { Button } from "@selvedge/ui/button";
import { ListingToolbarSort } from "@selvedge/ui/listing-toolbar";

export interface SortFormProps {
  /** Where the list is shown in another way. */
  addressOf: (asked: ListingQuery) => string;
  asked: ListingQuery;
  onSort: (sort: ListingQuery["sort"]) => void;
}

/**
 * The order of a list. Without JavaScript a button sends it, and the rest of the query with it; where only the code of the page does
 * not come, `public/first.js` sends it.
 */
export function SortForm({ addressOf, asked, onSort }: SortFormProps) {
  const [action, others] = addressOf({ ...asked, sort: "default", page: 1 }).split("?");
  return (
    <form action={action} data-sent-by-choice="" className="sv:contents">
      <ListingToolbarSort label="Sort" name="sort" value={asked.sort} onValueChange={onSort}>
        {Object.entries(SORT_LABELS).map(([order, name]) => (
          <option key={order} value={order}>
            {name}
          </option>
        ))}
      </ListingToolbarSort>
      {[...new URLSearchParams(others)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <Button type="submit" intent="plain">
          Apply
        </Button>
      </noscript>
    </form>
  );
}
