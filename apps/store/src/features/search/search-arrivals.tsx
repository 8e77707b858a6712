import { priceText } from "@selvedge/commerce/offer";
import { ProductCard, ProductCardPicture, ProductCardPrice, ProductCardTitle } from "@selvedge/ui/product-card";
import { SkeletonBlock } from "@selvedge/ui/skeleton";
import { homeQuery } from "../catalogue/catalogue-queries.ts";
import { useQuery } from "../../lib/use-query.ts";

/** One row beside the suggestions. */
const SHOWN = 3;

/** The newest products with their pictures, before anything is typed; renders nothing if there are none. */
export function SearchArrivals({ onFollow }: { onFollow: () => void }) {
  const { data, error } = useQuery(homeQuery);
  const newest = data?.newArrivals.slice(0, SHOWN);
  if (error || newest?.length === 0) return null;
  return (
    <section aria-labelledby="search-arrivals">
      <h3 id="search-arrivals" className="sv:pb-3 sv:text-caption sv:text-muted">
        New Arrivals
      </h3>
      <ul className="sv:grid sv:grid-cols-3 sv:gap-x-gutter">
        {newest
          ? newest.map(({ id, slug, name, thumbnail_image, sale_price, price_varies }) => (
              <li key={id} className="sv:min-w-0">
                <ProductCard>
                  <ProductCardTitle level={4} href={`/product/${slug}`} onClick={onFollow}>
                    {name}
                  </ProductCardTitle>
                  <ProductCardPrice amount={priceText(sale_price, price_varies)} />
                  <ProductCardPicture picture={thumbnail_image} sizes="15vw" />
                </ProductCard>
              </li>
            ))
          : Array.from({ length: SHOWN }, (_, place) => (
              <li key={place}>
                <SkeletonBlock variant="product" />
              </li>
            ))}
      </ul>
    </section>
  );
}
