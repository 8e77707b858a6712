import { PageHeading } from "@selvedge/ui/page-heading";
import { WishlistGrid } from "@selvedge/ui/wishlist-card";
import { NeedsScript } from "../features/page/needs-script.tsx";
import { PartFailure } from "../features/page/part-failure.tsx";
import { Trail } from "../features/page/trail.tsx";
import { pagePart } from "../lib/islands/index.ts";
import { PageHead } from "../lib/page-head.tsx";

/** It shows data from the browser's storage, so it is loaded in the browser. */
const WishlistPieces = pagePart(
  () => import("../features/own-lists/wishlist-pieces.tsx"),
  <>
    <PageHeading title="My Wishlist" className="sv:pt-2 sv:pb-block" />
    <NeedsScript />
    <WishlistGrid state="loading" className="sv:noscript:hidden" />
  </>,
  (tryAgain) => (
    <>
      <PageHeading title="My Wishlist" className="sv:pt-2 sv:pb-block" />
      <PartFailure onRetry={tryAgain} />
    </>
  ),
);

/** `/wishlist` */
export default function WishlistPage() {
  return (
    <>
      <PageHead title="My Wishlist" />
      <div className="sv:wrap sv:pt-2 sv:pb-section">
        <Trail steps={[{ label: "Home", href: "/" }, { label: "My Wishlist" }]} />
        <WishlistPieces />
      </div>
    </>
  );
}
