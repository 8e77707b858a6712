import { useQuery } from "../../lib/use-query.ts";
import { homeQuery } from "../catalogue/catalogue-queries.ts";
import { ProductCarousel } from "./product-carousel.tsx";

/** The product lists of the home page. A failure empties the list silently, as specified. */
export function useHome() {
  const { data, error, mutate } = useQuery(homeQuery);
  const home = data ?? (error ? { newArrivals: [], topSales: [], topRatings: [] } : undefined);
  return { home, refresh: () => void mutate() };
}

export function NewArrivals() {
  const { home, refresh } = useHome();
  return (
    <div className="sv:wrap sv:py-section">
      <ProductCarousel heading="New Arrivals" products={home?.newArrivals} onOfferEnd={refresh} />
    </div>
  );
}

export function BestSellers() {
  const { home, refresh } = useHome();
  return (
    <div className="sv:wrap sv:py-section">
      <ProductCarousel heading="Best Sellers" products={home?.topSales} onOfferEnd={refresh} />
    </div>
  );
}
