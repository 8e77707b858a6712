import type { Product } from "@selvedge/commerce/wire/catalogue";
import { WishlistTextToggle } from "@selvedge/ui/wishlist-toggle";
import { useState } from "react";
import { wishedOf } from "./optimistic-wishlist.ts";
import { useCheckedWish, useWishlist } from "./use-wishlist.ts";

/** The wishlist button of a product page, with text. */
export function ProductWish({ product }: { product: Product }) {
  const isWished = useCheckedWish(product.id);
  const { toggle } = useWishlist();
  const [isBusy, setBusy] = useState(false);
  const handleClick = async () => {
    setBusy(true);
    await toggle(wishedOf(product), isWished);
    setBusy(false);
  };
  return (
    <WishlistTextToggle
      label={`Add ${product.name} to wishlist`}
      pressed={isWished}
      state={isBusy ? "busy" : "idle"}
      onClick={() => void handleClick()}
    >
      Wishlist
    </WishlistTextToggle>
  );
}
