import { Button } from "@selvedge/ui/button";
import { Notice } from "@selvedge/ui/notice";
import { PageHeading } from "@selvedge/ui/page-heading";
import { TextLink } from "@selvedge/ui/text-link";
import { WishlistGrid, WishlistGridItem } from "@selvedge/ui/wishlist-card";
import pictures from "../../content/wishlist-pictures.json" with { type: "json" };
import { messageOf } from "../../lib/http.ts";
import { listState } from "../../lib/list-state.ts";
import { loginPath } from "../../lib/session.ts";
import { StoreLink } from "../../lib/store-link.tsx";
import { useStored } from "../../lib/use-stored.ts";
import { useLineFocus } from "../cart/use-line-focus.ts";
import { OwnList } from "./own-list.tsx";
import { KeptPiece } from "../wishlist/kept-piece.tsx";
import { KeptActions } from "../wishlist/kept-actions.tsx";
import { useWishlist } from "../wishlist/use-wishlist.ts";

/** Cards visible without scrolling on most screens. */
const EAGER_CARDS = 4;

/** All products of the wishlist, newest first. */
export default function WishlistPieces() {
  const { entries, error, retry, remove } = useWishlist();
  const isGuest = useStored("token") === null;
  const count = entries?.length ?? 0;
  return (
    <div {...useLineFocus(entries)}>
      <PageHeading title="My Wishlist" className="sv:pt-2 sv:pb-block">
        {count > 0 && <p>{count === 1 ? "1 piece" : `${count} pieces`}</p>}
      </PageHeading>
      {isGuest && (
        <Notice
          className="sv:mb-8"
          action={
            <TextLink variant="standalone" href={loginPath("/wishlist")}>
              Login
            </TextLink>
          }
        >
          Login to keep this list on every device.
        </Notice>
      )}
      <OwnList isEmpty={entries?.length === 0} picture={pictures.empty}>
        <WishlistGrid
          state={listState(entries, error)}
          labels={{ failed: messageOf(error, "Your wishlist could not be loaded.") }}
          onRetry={retry}
          emptyAction={
            <Button variant="quiet" render={<StoreLink href="/shop" />}>
              Continue Shopping
            </Button>
          }
        >
          {entries?.map(({ id, product }, index) => (
            <WishlistGridItem key={id} data-line={id}>
              <KeptPiece
                product={product}
                priority={index < EAGER_CARDS ? "eager" : "lazy"}
                onRemove={() => void remove(product)}
              >
                <KeptActions product={product} />
              </KeptPiece>
            </WishlistGridItem>
          ))}
        </WishlistGrid>
      </OwnList>
    </div>
  );
}
