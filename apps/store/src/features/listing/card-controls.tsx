import { useRef } from "react";
import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";
import { ProductCardCorner } from "@selvedge/ui/product-card";
import { overlay } from "../../lib/islands/index.ts";
import { useApproach } from "../../lib/use-approach.ts";
import { CardHeart } from "../wishlist/card-heart.tsx";

/** Nothing is missed where they do not come: a card without it leads to its product. */
const CardActions = overlay(
  () => import("./card-actions-overlay.tsx"),
  () => undefined,
);
const CardPictures = overlay(
  () => import("./card-pictures-overlay.tsx"),
  () => undefined,
);

/** What lies on the picture of a product's card: its heart, its further pictures, and for those who can point without pressing what can be done at once. */
export default function CardControls({ product }: { product: ProductSummary }) {
  const corner = useRef<HTMLDivElement>(null);
  const approach = useApproach(corner);
  return (
    <>
      <ProductCardCorner ref={corner}>
        <CardHeart product={product} />
      </ProductCardCorner>
      {approach && <CardPictures product={product} approach={approach} />}
      {approach === "pointed" && <CardActions product={product} />}
    </>
  );
}
