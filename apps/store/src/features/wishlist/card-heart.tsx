import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";
import { WishlistToggle } from "@selvedge/ui/wishlist-toggle";
import { useState } from "react";
import { wishedOf } from "./optimistic-wishlist.ts";
import { useIsWished, useWishlist } from "./use-wishlist.ts";

/** The wishlist button of a product card. */
export function CardHeart({ product }: { product: ProductSummary }) {
  const isWished = useIsWished(product.id);
  const { toggle } = useWishlist();
  const [isBusy, setBusy] = useState(false);
  const handleClick = async () => {
    setBusy(true);
    await toggle(wishedOf(product), isWished);
    setBusy(false);
  };
  return (
    <WishlistToggle
      className="sv:noscript:hidden"
      label={`Add ${product.name} to wishlist`}
      pressed={isWished}
      state={isBusy ? "busy" : "idle"}
      onClick={() => void handleClick()}
    />
  );
}
