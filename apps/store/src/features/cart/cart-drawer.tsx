import { cartCount, cartTotals } from "@selvedge/commerce/cart";
import { formatPaise } from "@selvedge/commerce/money";
import { Button, buttonClass } from "@selvedge/ui/button";
import { CartEmpty, CartFailed, CartLine, CartLines, CartLinesSkeleton } from "@selvedge/ui/cart-line";
import { Description, DescriptionList } from "@selvedge/ui/description-list";
import { Drawer, DrawerBody, DrawerContent, DrawerFooter } from "@selvedge/ui/drawer";
import { Notice } from "@selvedge/ui/notice";
import { messageOf } from "../../lib/http.ts";
import { StoreLink } from "../../lib/store-link.tsx";
import { useGo } from "../../lib/use-go.ts";
import { FreeShipping } from "./free-shipping.tsx";
import { lineContent } from "./line-content.tsx";
import type { CartMessage } from "./cart-drawer-state.ts";
import { useCart } from "./use-cart.ts";
import { useLineFocus } from "./use-line-focus.ts";
import { useLineChanges } from "./use-line-changes.ts";
import { useTerms } from "./use-terms.tsx";

export interface CartDrawerProps {
  /** What has just happened: a piece was added. It has been announced already. */
  message: CartMessage;
  onClose: () => void;
}

/** The cart beside the page. Loaded when it is opened. */
export default function CartDrawer({ message, onClose }: CartDrawerProps) {
  const cart = useCart();
  const { lines, error, retry } = cart;
  const changes = useLineChanges(cart);
  const totals = cartTotals(lines ?? [], null);
  const go = useGo();
  const { terms, proceed } = useTerms(() => go("/checkout"), onClose);
  const isSpokenOf = lines?.some(({ id }) => id === message.lineId) ?? true;

  return (
    <Drawer defaultOpen onOpenChange={(open) => !open && onClose()}>
      <DrawerContent title={lines ? `Cart (${cartCount(lines)})` : "Cart"} initialFocus="title">
        <DrawerBody {...useLineFocus(lines)}>
          {isSpokenOf && (
            <Notice tone="success" className="sv:mb-4">
              {message.text}
            </Notice>
          )}
          {error ? (
            <CartFailed level={3} message={messageOf(error, "Your cart could not be loaded.")} onRetry={retry} />
          ) : !lines ? (
            <CartLinesSkeleton size="sm" />
          ) : lines.length === 0 ? (
            <CartEmpty
              level={3}
              action={
                <StoreLink href="/shop" className={buttonClass({ intent: "quiet" })} onClick={onClose}>
                  Continue Shopping
                </StoreLink>
              }
            />
          ) : (
            <>
              <FreeShipping subtotalPaise={totals.subtotalPaise} />
              <CartLines className="sv:mt-2">
                {lines.map((line) => (
                  <CartLine key={line.id} size="sm" {...lineContent(line, changes, onClose)} />
                ))}
              </CartLines>
            </>
          )}
        </DrawerBody>
        {lines && lines.length > 0 && (
          <DrawerFooter className="sv:grid sv:gap-4">
            <DescriptionList form="sums">
              <Description label="Subtotal" live="polite">
                {formatPaise(totals.subtotalPaise)}
              </Description>
              <Description label="Shipping">
                {totals.shippingPaise === 0 ? "free" : formatPaise(totals.shippingPaise)}
              </Description>
            </DescriptionList>
            {terms}
            <div className="sv:grid sv:grid-cols-2 sv:gap-3">
              <StoreLink href="/cart" className={buttonClass({ intent: "quiet", width: "full" })} onClick={onClose}>
                View cart
              </StoreLink>
              <Button width="full" disabled={lines.some(({ available }) => !available)} onClick={proceed}>
                Checkout
              </Button>
            </div>
          </DrawerFooter>
        )}
      </DrawerContent>
    </Drawer>
  );
}
