import { useHome } from "./home-carousels.tsx";
import { ProductCarousel } from "./product-carousel.tsx";

/** The newest products, below an empty list; renders nothing if there are none. */
export default function NewestPieces() {
  const { home, refresh } = useHome();
  if (home?.newArrivals.length === 0) return null;
  return (
    <div className="sv:pt-section">
      <ProductCarousel heading="New Arrivals" products={home?.newArrivals} onOfferEnd={refresh} />
    </div>
  );
}
