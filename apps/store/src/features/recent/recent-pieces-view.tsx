import { ProductCardSwatches } from "@selvedge/ui/product-card";
import { PRODUCT_GRID_SIZES, ProductGrid, ProductGridItem } from "@selvedge/ui/product-grid";
import { SectionHeading } from "@selvedge/ui/section-heading";
import { useLastingQuery } from "../../lib/use-query.ts";
import { productsQuery } from "../catalogue/products-query.ts";
import CardControls from "../listing/card-controls.tsx";
import { StoreProductCard } from "../listing/store-product-card.tsx";

export interface RecentPiecesProps {
  slugs: readonly string[];
}

/** Recently viewed products. A failure to load them renders nothing. */
export default function RecentPieces({ slugs }: RecentPiecesProps) {
  const { data, error, mutate } = useLastingQuery(productsQuery(slugs));
  if (error || data?.products.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className="sv:pt-section">
      <SectionHeading headingId="recently-viewed">Recently viewed</SectionHeading>
      <ProductGrid state={data ? "ready" : "loading"} skeletons={slugs.length}>
        {data?.products.map((product) => (
          <ProductGridItem key={product.id}>
            <StoreProductCard
              product={product}
              sizes={PRODUCT_GRID_SIZES["grid-4"]}
              swatches={
                <ProductCardSwatches
                  materials={product.variants.map(({ name, image, color_code }) => ({
                    name,
                    picture: image,
                    color: color_code,
                  }))}
                />
              }
              controls={<CardControls product={product} />}
              onOfferEnd={() => void mutate()}
            />
          </ProductGridItem>
        ))}
      </ProductGrid>
    </section>
  );
}
