import { Fragment } from "react";
import { Picture, type PictureSource } from "@selvedge/ui/picture";
import { PRODUCT_GRID_SIZES, ProductGrid, ProductGridItem } from "@selvedge/ui/product-grid";
import { TextLink } from "@selvedge/ui/text-link";
import type { CollectionSlug } from "../../content/collections.ts";
import { useQuery } from "../../lib/use-query.ts";
import { collectionQuery } from "../catalogue/catalogue-queries.ts";
import { StoreProductCard } from "../listing/store-product-card.tsx";
import CardControls from "../listing/card-controls.tsx";

export interface CollectionPiecesProps {
  slug: CollectionSlug;
  /** The cloth seen close, which stands among the pieces. */
  cloth: PictureSource;
}

/** Two rows of three; the picture begins the third. */
const BEFORE_PICTURE = 6;

/** The pieces of a collection, three in a row, with one picture as wide as two of them after the sixth. */
export default function CollectionPieces({ slug, cloth }: CollectionPiecesProps) {
  const { data, error, mutate } = useQuery(collectionQuery(slug));
  const pieces = data?.data ?? [];
  const state = data ? (pieces.length === 0 ? "empty" : "ready") : error ? "error" : "loading";
  const more = (data?.total ?? 0) - pieces.length;
  const refresh = () => void mutate();
  return (
    <>
      <ProductGrid
        layout="grid-3"
        state={state}
        onRetry={refresh}
        labels={{ empty: "The pieces are on the loom.", emptyHint: "See everything in the shop." }}
        emptyAction={
          <TextLink form="standalone" href="/shop">
            Shop
          </TextLink>
        }
      >
        {pieces.map((product, index) => (
          <Fragment key={product.id}>
            {index === BEFORE_PICTURE && (
              <ProductGridItem className="sv:col-span-2">
                <Picture
                  source={cloth}
                  sizes="(width >= 768px) 64vw, 96vw"
                  className="sv:aspect-journal sv:lg:aspect-auto sv:lg:h-full"
                />
              </ProductGridItem>
            )}
            <ProductGridItem>
              <StoreProductCard
                product={product}
                level={2}
                sizes={PRODUCT_GRID_SIZES["grid-3"]}
                controls={<CardControls product={product} />}
                onOfferEnd={refresh}
              />
            </ProductGridItem>
          </Fragment>
        ))}
      </ProductGrid>
      {more > 0 && (
        <p className="sv:pt-block">
          <TextLink form="standalone" href={`/shop/${slug}`}>
            {`See all ${data?.total} pieces`}
          </TextLink>
        </p>
      )}
    </>
  );
}
