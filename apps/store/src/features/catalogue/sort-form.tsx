import { type ListingQuery, SORT_LABELS } from "@selvedge/commerce/listing";
import { Button } from "@selvedge/ui/button";
import { ListingToolbarSort } from "@selvedge/ui/listing-toolbar";

export interface SortFormProps {
  /** The address of the list in another order. */
  addressOf: (asked: ListingQuery) => string;
  asked: ListingQuery;
  onSort: (sort: ListingQuery["sort"]) => void;
}

/**
 * The sort order of a list. Without JavaScript a button submits it with the rest of the query. If only the page's code
 * fails to load, `public/first.js` submits it.
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
        <Button type="submit" variant="plain">
          Apply
        </Button>
      </noscript>
    </form>
  );
}
