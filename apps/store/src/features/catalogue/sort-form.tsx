import { type ListingQuery, listingSearch, SORT_LABELS } from "@selvedge/commerce/listing";
import { Button } from "@selvedge/ui/button";
import { ListingToolbarSort } from "@selvedge/ui/listing-toolbar";

export interface SortFormProps {
  /** Address of the list, without its query. */
  path: string;
  asked: ListingQuery;
  onSort: (sort: ListingQuery["sort"]) => void;
}

/**
 * The order of a list. Without JavaScript a button sends it, and the rest of the query with it; where only the code of the page does
 * not come, `public/first.js` sends it.
 */
export function SortForm({ path, asked, onSort }: SortFormProps) {
  const others = new URLSearchParams(listingSearch({ ...asked, sort: "default", page: 1 }));
  return (
    <form action={path} data-sent-by-choice="" className="sv:contents">
      <ListingToolbarSort label="Sort" name="sort" value={asked.sort} onValueChange={onSort}>
        {Object.entries(SORT_LABELS).map(([order, name]) => (
          <option key={order} value={order}>
            {name}
          </option>
        ))}
      </ListingToolbarSort>
      {[...others].map(([name, value]) => (
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
