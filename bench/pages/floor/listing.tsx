import { Link } from "react-router-dom";
import { SORT_LABELS } from "@selvedge/commerce/listing";
import type { ListingAnswer } from "../../../packages/commerce/src/wire/catalogue.ts";
import { Card } from "./card.tsx";
import { Overlay } from "./overlay.tsx";

/** As in the shop, which loads the first four eagerly and the first one with high priority. */
const CARD_SIZES = "(width >= 1024px) 23vw, (width >= 768px) 31vw, 46vw";
const AT_ONCE = 4;

/** The shop's listing: the first twelve products, and a filter by size and material. */
export function Listing({ listing, isAlive }: { listing: ListingAnswer; isAlive: boolean }) {
  return (
    <div className="wrap">
      <p>
        <Link to="/">Home</Link> / Shop
      </p>
      <h1>Shop</h1>
      <p role="status">{listing.total} products</p>
      <Overlay name="Filter" isAlive={isAlive}>
        <form action="/shop">
          {(["size", "material"] as const).map((facet) => (
            <fieldset key={facet} aria-label={facet}>
              {listing.facets[facet].map(({ value, count }) => (
                <label key={value}>
                  <input type="checkbox" name={facet} value={value} />
                  {value} ({count})
                </label>
              ))}
            </fieldset>
          ))}
          <button>Show</button>
        </form>
      </Overlay>
      <form action="/shop">
        <select name="sort" aria-label="Sort">
          {Object.entries(SORT_LABELS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </form>
      <ul className="cards">
        {listing.data.map((product, index) => (
          <Card
            key={product.id}
            product={product}
            level="h2"
            sizes={CARD_SIZES}
            when={index === 0 ? "first" : index < AT_ONCE ? "at once" : "near"}
          />
        ))}
      </ul>
    </div>
  );
}
