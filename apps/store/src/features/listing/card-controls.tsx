import { useRef } from "react";
import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";
import { ProductCardCorner } from "@selvedge/ui/product-card";
import { overlay } from "../../lib/islands/index.ts";
import { useApproach } from "../../lib/use-approach.ts";
import { CardHeart } from "../wishlist/card-heart.tsx";

/** A failed load needs no message: the card itself still links to its product. */
const CardActions = overlay(
  () => import("./card-actions-overlay.tsx"),
  () => undefined,
);
const CardPictures = overlay(
  () => import("./card-pictures-overlay.tsx"),
  () => undefined,
);

/**
 * Controls over the picture of a product card: the wishlist button, further pictures, and quick actions for pointers
 * that can hover.
 */
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
