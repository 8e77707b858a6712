import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";
import { PRODUCT_GRID_SIZES, ProductGrid, ProductGridItem } from "@selvedge/ui/product-grid";
import { SectionHeading } from "@selvedge/ui/section-heading";
import { CardControls } from "../../islands/listing.ts";
import { StoreProductCard } from "../listing/store-product-card.tsx";

export interface StoryPiecesProps {
  products: readonly ProductSummary[];
  /** Called when the offer of one of the products ends while it is shown. */
  onOfferEnd: () => void;
}

/** The products that a story is about. */
export function StoryPieces({ products, onOfferEnd }: StoryPiecesProps) {
  return (
    <section aria-labelledby="pieces" className="sv:pt-section">
      <SectionHeading headingId="pieces">The pieces in this story</SectionHeading>
      <ProductGrid>
        {products.map((product) => (
          <ProductGridItem key={product.id}>
            <StoreProductCard
              product={product}
              sizes={PRODUCT_GRID_SIZES["grid-4"]}
              controls={<CardControls product={product} />}
              onOfferEnd={onOfferEnd}
            />
          </ProductGridItem>
        ))}
      </ProductGrid>
    </section>
  );
}
