import { useRef, useState } from "react";
import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";
import { ProductCardTurn } from "@selvedge/ui/product-card-turn";
import type { Approach } from "../../lib/use-approach.ts";
import { useQuery } from "../../lib/use-query.ts";
import { productQuery } from "../page/product-query.ts";
import { useCardSwipe } from "./use-card-swipe.ts";

export interface CardPicturesProps {
  product: ProductSummary;
  approach: Approach;
}

/**
 * All pictures of a product on its card, loaded when the card is approached, because the list does not know how many
 * there are.
 */
export default function CardPictures({ product: { slug, name, image_hover }, approach }: CardPicturesProps) {
  const { data } = useQuery(productQuery(slug), { revalidateIfStale: false });
  const pictures = data?.product.gallery_images ?? [];
  const [index, setIndex] = useState<number | null>(null);
  const layer = useRef<HTMLSpanElement>(null);
  // Under a mouse or the focus a card shows its second picture.
  const shown = index ?? (approach === "pointed" && image_hover ? 1 : 0);
  const handleTurn = (step: 1 | -1) => {
    if (pictures.length > 1) setIndex((shown + step + pictures.length) % pictures.length);
  };
  useCardSwipe(layer, handleTurn);
  return (
    <>
      <span ref={layer} hidden />
      {pictures.length > 1 && (
        <ProductCardTurn
          name={name}
          picture={index === null ? null : (pictures[index] ?? null)}
          position={shown + 1}
          count={pictures.length}
          onTurn={handleTurn}
        />
      )}
    </>
  );
}
