import { useHome } from "./home-carousels.tsx";
import { ProductCarousel } from "./product-carousel.tsx";

/** The newest pieces, below a list that has nothing to show; nothing where there are none. */
export default function NewestPieces() {
  const { home, refresh } = useHome();
  if (home?.newArrivals.length === 0) return null;
  return (
    <div className="sv:pt-section">
      <ProductCarousel heading="New Arrivals" products={home?.newArrivals} onOfferEnd={refresh} />
    </div>
  );
}
