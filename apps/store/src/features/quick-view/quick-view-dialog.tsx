import { Button } from "@selvedge/ui/button";
import { Dialog, DialogBody } from "@selvedge/ui/dialog";
import { ErrorState } from "@selvedge/ui/error-state";
import { QuickView, QuickViewClose, QuickViewSkeleton } from "@selvedge/ui/quick-view";
import { messageOf } from "../../lib/http.ts";
import { useQuery } from "../../lib/use-query.ts";
import { CartDrawerProvider } from "../cart/cart-drawer-state.ts";
import { productQuery } from "../page/product-query.ts";
import type { QuickViewProps } from "../catalogue/use-quick-view.ts";
import { QuickViewProduct } from "./quick-view-product.tsx";

/** The dialog stays open after an add, so a toast confirms it. */
const NO_DRAWER = { open: () => undefined, opensAfterAdd: false };

/** A product in a dialog over its list. Loaded when it is opened. */
export default function QuickViewDialog({ product: { slug, name }, focus, onClose }: QuickViewProps) {
  const { data, error, isValidating, mutate } = useQuery(productQuery(slug));
  const retry = () => void mutate();
  return (
    <CartDrawerProvider value={NO_DRAWER}>
      <Dialog defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
        <QuickView name={name}>
          {data ? (
            <QuickViewProduct product={data.product} focus={focus} onOfferEnd={retry} />
          ) : error ? (
            <DialogBody>
              <ErrorState
                level={3}
                title={messageOf(error, "Failed to load product.")}
                action={
                  <Button state={isValidating ? "busy" : "idle"} onClick={retry}>
                    Try Again
                  </Button>
                }
              />
              <QuickViewClose />
            </DialogBody>
          ) : (
            <QuickViewSkeleton />
          )}
        </QuickView>
      </Dialog>
    </CartDrawerProvider>
  );
}
