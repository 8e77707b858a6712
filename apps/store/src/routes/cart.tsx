import { useEffect, useState } from "react";
import { cartCount } from "@selvedge/commerce/cart";
import { formatRupees } from "@selvedge/commerce/money";
import { Button } from "@selvedge/ui/button";
import { CartSummarySkeleton } from "@selvedge/ui/cart-summary";
import { CartTable, CartTableRow } from "@selvedge/ui/cart-table";
import { PageHeading } from "@selvedge/ui/page-heading";
import { Picture } from "@selvedge/ui/picture";
import { TextLink } from "@selvedge/ui/text-link";
import pictures from "../content/cart-pictures.json" with { type: "json" };
import { keepPostedCart } from "../features/cart/keep-posted-cart.ts";
import { useCart } from "../features/cart/use-cart.ts";
import { lineContent } from "../features/cart/line-content.tsx";
import { useLineChanges } from "../features/cart/use-line-changes.ts";
import { useLineFocus } from "../features/cart/use-line-focus.ts";
import { NeedsScript } from "../features/page/needs-script.tsx";
import { PartFailure } from "../features/page/part-failure.tsx";
import { Trail } from "../features/page/trail.tsx";
import { PostedCart } from "../islands/cart.ts";
import { messageOf } from "../lib/http.ts";
import { overlay, pagePart } from "../lib/islands/index.ts";
import { listState } from "../lib/list-state.ts";
import { PageHead } from "../lib/page-head.tsx";
import { usePageState, useShop } from "../lib/page-state.ts";
import { isHydrating } from "../lib/server-answers.ts";
import { StoreLink } from "../lib/store-link.tsx";
import { sayNotOpened, toasts } from "../lib/toasts.ts";

const CheckoutPanel = pagePart(
  () => import("../features/cart/checkout-panel.tsx"),
  <CartSummarySkeleton />,
  (tryAgain) => <PartFailure onRetry={tryAgain} />,
);
const ClearCartDialog = overlay(
  () => import("../features/cart/clear-cart-dialog.tsx"),
  ({ onClose }) => {
    onClose();
    sayNotOpened();
  },
);

/** `/cart`; also the answer to a form that has added to it. */
export default function CartPage() {
  const { form } = usePageState();
  const [answer, setAnswer] = useState(() => (isHydrating() ? form : null));
  useEffect(() => {
    if (!answer?.cart) return;
    keepPostedCart(answer.cart).then(
      // Loads a new document in place of this one, because going back must not submit the form again. Not if storage is
      // refused, because the new document would not have the cart.
      (isStored) => (isStored ? window.location.replace("/cart") : setAnswer(null)),
      (error: unknown) => toasts.error(messageOf(error, "Failed to add product to cart")),
    );
  }, [answer]);
  return (
    <>
      <PageHead title="Shopping cart" />
      <div className="sv:wrap sv:pt-2 sv:pb-section">
        <Trail steps={[{ label: "Home", href: "/" }, { label: "Cart" }]} />
        <PageHeading title="shopping cart" className="sv:pt-2 sv:pb-block" />
        {answer ? <PostedCart answer={answer} /> : <Cart />}
      </div>
    </>
  );
}

function Cart() {
  const sizeWord = useShop().options.size;
  const cart = useCart();
  const { lines, error, retry, clear } = cart;
  const changes = useLineChanges(cart);
  const [isClearing, setClearing] = useState(false);
  return (
    <>
      <NeedsScript />
      <div className={`sv:grid sv:gap-x-gutter sv:gap-y-10 sv:xl:grid-cols-12 ${lines ? "" : "sv:noscript:hidden"}`}>
        <div {...useLineFocus(lines)} className="sv:min-w-0 sv:xl:col-span-8">
          <CartTable
            state={listState(lines, error)}
            labels={{ failed: messageOf(error, "Your cart could not be loaded.") }}
            onRetry={retry}
            emptyAction={
              <Button variant="quiet" render={<StoreLink href="/shop" />}>
                Continue Shopping
              </Button>
            }
          >
            {lines?.map((line) => (
              <CartTableRow
                key={line.id}
                {...lineContent(line, { changes, sizeWord })}
                unitPrice={formatRupees(line.product.sale_price)}
              />
            ))}
          </CartTable>
          {lines && lines.length > 0 && (
            <div className="sv:mt-4 sv:flex sv:flex-wrap sv:items-center sv:justify-between sv:gap-4">
              <TextLink variant="standalone" href="/shop">
                Continue Shopping
              </TextLink>
              <TextLink className="sv:min-h-target" render={<button type="button" onClick={() => setClearing(true)} />}>
                Clear cart
              </TextLink>
            </div>
          )}
        </div>
        {lines?.length === 0 && (
          <Picture
            source={pictures.empty}
            alt=""
            sizes="(width >= 64rem) 32vw, 100vw"
            className="sv:aspect-banner-mobile sv:xl:col-span-4"
          />
        )}
        {(lines ? lines.length > 0 : !error) && (
          // The key remounts the element once the totals are known. A mounted element that changed size would count as
          // layout shift.
          <div key={lines ? "sums" : "skeleton"} className="sv:min-w-0 sv:xl:col-span-4">
            {lines ? <CheckoutPanel /> : <CartSummarySkeleton />}
          </div>
        )}
      </div>
      {isClearing && (
        <ClearCartDialog count={cartCount(lines ?? [])} onClear={clear} onClose={() => setClearing(false)} />
      )}
    </>
  );
}
