import { Button } from "@selvedge/ui/button";
import { WishlistGrid, WishlistGridItem } from "@selvedge/ui/wishlist-card";
import { messageOf } from "../../lib/http.ts";
import { listState } from "../../lib/list-state.ts";
import { StoreLink } from "../../lib/store-link.tsx";
import { KeptPiece } from "./kept-piece.tsx";
import { useWishlist } from "./use-wishlist.ts";

/** The wishlist as a section of the account. */
export function WishlistPanel() {
  const { entries, error, retry } = useWishlist();
  return (
    <WishlistGrid
      level={3}
      state={listState(entries, error)}
      labels={{
        empty: "No items in wishlist.",
        emptyHint: "",
        failed: messageOf(error, "Your wishlist could not be loaded."),
      }}
      onRetry={retry}
      emptyAction={
        <Button variant="quiet" render={<StoreLink href="/shop" />}>
          Shop
        </Button>
      }
    >
      {entries?.map(({ id, product }) => (
        <WishlistGridItem key={id}>
          <KeptPiece product={product} level={3}>
            <Button variant="quiet" size="sm" width="full" render={<StoreLink href={`/product/${product.slug}`} />}>
              View<span className="sv:sr-only">{` ${product.name}`}</span>
            </Button>
          </KeptPiece>
        </WishlistGridItem>
      ))}
    </WishlistGrid>
  );
}
