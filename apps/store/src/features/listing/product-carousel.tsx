import { CAROUSEL_SIZE } from "@selvedge/commerce/listing";
import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";
import { Carousel } from "@selvedge/ui/carousel";
import { ProductCardSkeleton } from "@selvedge/ui/product-card";
import { TextLink } from "@selvedge/ui/text-link";
import CardControls from "./card-controls.tsx";
import { StoreProductCard } from "./store-product-card.tsx";

export interface ProductCarouselProps {
  heading: string;
  /** Undefined while loading; a list that failed to load counts as empty. */
  products: readonly ProductSummary[] | undefined;
  onOfferEnd?: () => void;
}

/** At most seven products in a carousel that advances by itself. */
export function ProductCarousel({ heading, products, onOfferEnd }: ProductCarouselProps) {
  return (
    <Carousel
      title={heading}
      state={!products ? "loading" : products.length === 0 ? "empty" : "ready"}
      labels={{ previous: "Previous products", next: "Next products", loading: "Loading products" }}
      skeleton={<ProductCardSkeleton />}
      emptyText="No best seller products available."
      viewAll={
        <TextLink variant="standalone" href="/shop" aria-label={`View All, ${heading}`}>
          View All
        </TextLink>
      }
    >
      {products?.slice(0, CAROUSEL_SIZE).map((product) => (
        <StoreProductCard
          key={product.id}
          product={product}
          controls={<CardControls product={product} />}
          {...(onOfferEnd ? { onOfferEnd } : {})}
        />
      ))}
    </Carousel>
  );
}
