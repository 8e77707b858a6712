import { cartCount, cartTotals } from "@selvedge/commerce/cart";
import { formatPaise } from "@selvedge/commerce/money";
import { Button } from "@selvedge/ui/button";
import { CartDrawerContent, CartDrawerFoot } from "@selvedge/ui/cart-drawer";
import { CartLine, CartLines } from "@selvedge/ui/cart-line";
import { Drawer, DrawerBody, DrawerContent, DrawerFooter } from "@selvedge/ui/drawer";
import { Notice } from "@selvedge/ui/notice";
import { messageOf } from "../../lib/http.ts";
import { useShop } from "../../lib/page-state.ts";
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
  /** The message about the added product. It has already been announced. */
  message: CartMessage;
  onClose: () => void;
}

/** The cart in a drawer beside the page. Loaded when it is opened. */
export default function CartDrawer({ message, onClose }: CartDrawerProps) {
  const sizeWord = useShop().options.size;
  const cart = useCart();
  const { lines, error, retry } = cart;
  const changes = useLineChanges(cart);
  const totals = cartTotals(lines ?? [], null);
  const hasLines = !error && lines !== undefined && lines.length > 0;
  const go = useGo();
  const { terms, checkout } = useTerms(() => go("/checkout"), onClose);
  const isLineInCart = lines?.some(({ id }) => id === message.lineId) ?? true;

  return (
    <Drawer defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
      <DrawerContent title={lines ? `Cart (${cartCount(lines)})` : "Cart"} initialFocus="title">
        <DrawerBody {...useLineFocus(lines)}>
          <CartDrawerContent>
            {isLineInCart && <Notice variant="success">{message.text}</Notice>}
            {hasLines && <FreeShipping subtotalPaise={totals.subtotalPaise} />}
            <CartLines
              size="sm"
              level={3}
              state={error ? "error" : !lines ? "loading" : hasLines ? "ready" : "empty"}
              labels={{ failed: messageOf(error, "Your cart could not be loaded.") }}
              onRetry={retry}
              emptyAction={
                <Button variant="quiet" render={<StoreLink href="/shop" onClick={onClose} />}>
                  Continue Shopping
                </Button>
              }
            >
              {lines?.map((line) => (
                <CartLine key={line.id} {...lineContent(line, { changes, sizeWord, onFollow: onClose })} />
              ))}
            </CartLines>
          </CartDrawerContent>
        </DrawerBody>
        {hasLines && (
          <DrawerFooter>
            <CartDrawerFoot
              subtotal={formatPaise(totals.subtotalPaise)}
              description={`Shipping ${totals.shippingPaise === 0 ? "free" : formatPaise(totals.shippingPaise)}`}
              terms={terms}
            >
              <Button variant="quiet" width="full" render={<StoreLink href="/cart" onClick={onClose} />}>
                View cart
              </Button>
              <Button width="full" disabled={lines.some(({ available }) => !available)} {...checkout}>
                Checkout
              </Button>
            </CartDrawerFoot>
          </DrawerFooter>
        )}
      </DrawerContent>
    </Drawer>
  );
}
