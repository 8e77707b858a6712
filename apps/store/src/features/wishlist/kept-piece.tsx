import { formatRupees } from "@selvedge/commerce/money";
import { priceText } from "@selvedge/commerce/offer";
import type { WishedProduct } from "@selvedge/commerce/wire/wishlist";
import { useSecondsLeft } from "@selvedge/ui/countdown";
import { WISHLIST_CARD_SIZES, WishlistCard, type WishlistCardProps } from "@selvedge/ui/wishlist-card";

export interface KeptPieceProps extends Pick<WishlistCardProps, "level" | "priority" | "onRemove" | "children"> {
  product: WishedProduct;
}

/** A product of the wishlist as a card with its current price. */
export function KeptPiece({ product, ...props }: KeptPieceProps) {
  const { slug, name, thumbnail_image, gallery_images, price, sale_price, offer, stock_status, price_varies } = product;
  const isOver = useSecondsLeft(offer?.expire_date ?? null) === 0;
  const isReduced = !isOver && sale_price < price;
  return (
    <WishlistCard
      {...props}
      title={name}
      sizes={WISHLIST_CARD_SIZES}
      href={`/product/${slug}`}
      amount={priceText(isOver ? price : sale_price, price_varies)}
      was={isReduced ? formatRupees(price) : null}
      picture={thumbnail_image}
      secondPicture={gallery_images[2] ?? null}
      availability={stock_status === "out_of_stock" ? "sold-out" : "available"}
    />
  );
}
